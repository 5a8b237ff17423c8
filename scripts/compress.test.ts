import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compress } from './compress.ts';

test('what is kept of an earlier build is never sent for a page that has changed since', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-compress-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'page.html');
  for (const words of ['It costs £1.', 'It costs £2.', 'It costs £1.']) {
    await writeFile(file, words);
    await compress(folder);
    expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe(words);
    expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe(words);
  }
});
