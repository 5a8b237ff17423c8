import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { referenceFor } from '../../contract/reference.ts';
import { runToEnd } from '../../tests/support/desk/desk-process.ts';
import { patience } from '../../tests/support/desk/fault-scene.ts';
import { sampleEnquiry, sampleId, sampleText } from '../../tests/support/desk/sample-enquiry.ts';
import { closing, now } from '../../tests/support/desk/suites/store/setting.ts';
import { temporaryFolder } from '../../tests/support/desk/test-desk.ts';
import { openSqliteStore } from '../store/sqlite/store.ts';

const reference = referenceFor(sampleId);

async function keptOne() {
  const folder = await temporaryFolder();
  const store = closing(openSqliteStore(folder));
  await store.add(sampleEnquiry, { now });
  return { store, settings: { DESK_DATA: folder } };
}

test('the program prints on both streams and ends with the exit code', patience, async () => {
  const { settings } = await keptOne();
  const { code, stdout, stderr } = await runToEnd(
    ['desk/cli.ts', 'show', 'WM-0000-0000', reference],
    settings,
  );
  expect([code, stderr]).toEqual([1, 'There is no enquiry "WM-0000-0000".\n']);
  expect(stdout).toContain(`${reference}  ${sampleId}`);
});

test('where nobody can be asked, the program erases nothing', patience, async () => {
  const { store, settings } = await keptOne();
  const { code, stderr } = await runToEnd(['desk/cli.ts', 'erase', reference], settings);
  expect([code, stderr]).toEqual([2, expect.stringContaining('add --yes to erase without asking')]);
  expect(await store.list()).toHaveLength(1);
});

/** Runs `erase` on a terminal of its own and types `answer` when it asks. */
async function eraseOnTerminal(settings: Record<string, string>, answer: string) {
  const command = `${process.execPath} desk/cli.ts erase ${reference}`;
  const child = spawn('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
    env: settings,
  });
  let screen = '';
  child.stdout.on('data', (chunk: Buffer) => {
    const hadAsked = screen.includes('for good: ');
    screen += chunk.toString();
    if (!hadAsked && screen.includes('for good: ')) child.stdin.write(answer);
  });
  const [code] = await once(child, 'close');
  return { code, screen };
}

test('on a terminal it asks, and erases once the reference is typed', patience, async () => {
  const { store, settings } = await keptOne();
  const { code, screen } = await eraseOnTerminal(settings, `${reference}\n`);
  expect(code).toBe(0);
  expect(screen).toContain('was erased at');
  expect(await store.list()).toEqual([]);
});

test.each([
  ['the end of input', '\u0004'],
  ['Ctrl-C', '\u0003'],
])('on a terminal %s erases nothing', patience, async (_what, answer) => {
  const { store, settings } = await keptOne();
  const { code, screen } = await eraseOnTerminal(settings, answer);
  expect(code).toBe(1);
  expect(screen).toContain(`${reference} was not erased.`);
  expect(await store.list()).toHaveLength(1);
});

test('who reads the beginning only hears no complaint', patience, async () => {
  const folder = await temporaryFolder();
  const store = openSqliteStore(folder);
  const longer = { ...sampleEnquiry, text: { ...sampleText, message: 'long '.repeat(900) } };
  // More than a pipe takes in.
  for (let count = 0; count < 40; count += 1) {
    await store.add({ ...longer, id: null, subject: `${count}` }, { now });
  }
  await store.close();
  const { stdout, stderr } = await promisify(execFile)(
    'sh',
    ['-c', '"$0" desk/cli.ts list --json | head -c 1', process.execPath],
    { env: { DESK_DATA: folder } },
  );
  expect([stdout, stderr]).toEqual(['[', '']);
});

test('an answer that cannot be written is an error in words', patience, async () => {
  const { settings } = await keptOne();
  const full = ['sh', '-c', 'exec "$@" >/dev/full', 'sh'];
  const { code, stderr } = await runToEnd(['desk/cli.ts', 'list'], settings, { through: full });
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/^The answer could not be written: ENOSPC[^\n]+\n$/),
  ]);
});
