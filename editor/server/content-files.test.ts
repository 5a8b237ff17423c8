import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { savedText } from './content-files.ts';

const emptyThenWrite = `
  const { writeFileSync } = require('node:fs');
  const { parentPort, workerData } = require('node:worker_threads');
  writeFileSync(workerData, '');
  parentPort.postMessage('emptied');
  parentPort.once('message', () => writeFileSync(workerData, 'title: Written anew'));
`;

test('a file that another program is about to write anew is read when it is written', async () => {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const writer = new Worker(emptyThenWrite, { eval: true, workerData: join(root, 'file.yaml') });
  await once(writer, 'message');
  writer.postMessage('write');
  expect(savedText('file.yaml', root)).toBe('title: Written anew');
});
