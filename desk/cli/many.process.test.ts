import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { cleanEnv } from '../../tests/support/clean-env.ts';
import { readCsv } from '../../tests/support/desk/csv-reader.ts';
import { runToEnd } from '../../tests/support/desk/desk-process.ts';
import { patience } from '../../tests/support/desk/fault-scene.ts';
import { keepMany } from '../../tests/support/desk/many-enquiries.ts';
import { temporaryFolder } from '../../tests/support/desk/test-desk.ts';

const count = 8_000;
/** Less than the words of the enquiries below take up. */
const smallHeap = '--max-old-space-size=40';

async function manyKept(letters: number) {
  const folder = await temporaryFolder();
  await keepMany(folder, count, letters);
  return { ...cleanEnv, DESK_DATA: folder };
}

test('list and export hold some of the enquiries in memory, never all', {
  timeout: 60_000,
}, async () => {
  const env = { ...(await manyKept(3_000)), NODE_OPTIONS: smallHeap };
  const file = path.join(await temporaryFolder(), 'listed');
  const script = '"$0" desk/cli.ts list --json > "$1" && "$0" desk/cli.ts list > "$1.txt"';
  await promisify(execFile)('sh', ['-c', script, process.execPath, file], { env });
  const listed: { id: string }[] = JSON.parse(await readFile(file, 'utf8'));
  expect(new Set(listed.map(({ id }) => id)).size).toBe(count);
  expect((await readFile(`${file}.txt`, 'utf8')).trimEnd().split('\n')).toHaveLength(count + 1);
  const { code, stdout } = await runToEnd(
    ['desk/cli.ts', 'export', '--output', `${file}.csv`],
    env,
  );
  expect([code, stdout]).toEqual([0, expect.stringContaining(`Enquiries in it: ${count}`)]);
});

test(
  'an export that is killed leaves nothing that looks like a whole one, and the next says what to delete',
  patience,
  async () => {
    const env = await manyKept(1_000);
    const folder = await temporaryFolder();
    const [file, partial] = ['all.csv', 'all.csv.partial'].map((name) => path.join(folder, name));
    const words = ['desk/cli.ts', 'export', '--output', file ?? ''];
    const child = spawn(process.execPath, words, { env });
    await expect.poll(() => readdir(folder), { ...patience, interval: 5 }).not.toEqual([]);
    child.kill('SIGKILL');
    await once(child, 'close');
    expect(await readdir(folder)).toEqual(['all.csv.partial']);
    const next = await runToEnd(words, env);
    expect([next.code, next.stderr]).toEqual([
      1,
      `${file} was not written: delete ${partial}, which an attempt left that was cut short.\n`,
    ]);
  },
);

test('an export that the disk has no room for says so and leaves nothing', patience, async () => {
  const env = await manyKept(1_000);
  const folder = await temporaryFolder();
  const file = path.join(folder, 'all.csv');
  const words = ['desk/cli.ts', 'export', '--output', file];
  const { code, stderr } = await runToEnd(words, env, { through: ['prlimit', '--fsize=1000000'] });
  expect([code, stderr]).toEqual([1, expect.stringMatching(/was not written: EFBIG/)]);
  expect(await readdir(folder)).toEqual([]);
});

test('a table of many parts has one heading, and every line as many cells', patience, async () => {
  const env = await manyKept(10);
  const { stdout } = await runToEnd(['desk/cli.ts', 'export', '--limit', '450'], env);
  const [headings = [], ...rows] = readCsv(stdout);
  expect(rows).toHaveLength(450);
  expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([headings.length]));
  expect(stdout.lastIndexOf('\ufeff')).toBe(0);
});
