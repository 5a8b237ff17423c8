import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { savedText, toFormSchema } from './content-files.ts';

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

test('a form reads what may be null, one certain word, and a tuple as controls show them', () => {
  const schema = z.strictObject({
    fee: z.strictObject({ label: z.string() }).nullable().describe('What we charge.'),
    draft: z.literal(true).optional(),
    rows: z.tuple([z.string().meta({ reference: 'fact' })], z.string()),
  });
  expect(toFormSchema(schema)).toMatchObject({
    properties: {
      fee: { type: 'object', nullable: true, description: 'What we charge.' },
      draft: { type: 'boolean', enum: [true] },
      rows: { type: 'array', items: { type: 'string', reference: 'fact' }, minItems: 1 },
    },
    required: ['fee', 'rows'],
  });
});
