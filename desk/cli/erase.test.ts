import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { referenceFor } from '../../contract/reference.ts';
import { runToEnd } from '../../tests/support/desk/desk-process.ts';
import { patience } from '../../tests/support/desk/fault-scene.ts';
import { sampleEnquiry, sampleId } from '../../tests/support/desk/sample-enquiry.ts';
import { temporaryFolder } from '../../tests/support/desk/test-desk.ts';
import { openSqliteStore } from '../store/sqlite/store.ts';
import { closing, now } from '../store/suite/setting.ts';

const reference = referenceFor(sampleId);

async function keptOne() {
  const folder = await temporaryFolder();
  const store = closing(openSqliteStore(folder));
  await store.add(sampleEnquiry, { now });
  return { store, settings: { DESK_DATA: folder } };
}

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

test('where nobody can be asked, erase wants --yes and erases nothing', patience, async () => {
  const { store, settings } = await keptOne();
  const { code, stderr } = await runToEnd(['desk/cli.ts', 'erase', reference], settings);
  expect([code, stderr]).toEqual([2, expect.stringContaining('add --yes to erase without asking')]);
  expect(await store.list()).toHaveLength(1);
});

test(
  'on a terminal it says what will go, and erases once the reference is typed',
  patience,
  async () => {
    const { store, settings } = await keptOne();
    const { code, screen } = await eraseOnTerminal(settings, `${reference.toLowerCase()}\n`);
    expect(code).toBe(0);
    expect(screen).toContain(`This erases ${reference}, received 2026-03-02 09:00 UTC, stored.`);
    expect(screen).toContain('was erased at');
    expect(await store.list()).toEqual([]);
  },
);

test.each([
  ['another word', 'yes\n'],
  ['nothing', '\n'],
  ['the end of input', '\u0004'],
  ['Ctrl-C', '\u0003'],
])('on a terminal %s erases nothing', patience, async (_what, answer) => {
  const { store, settings } = await keptOne();
  const { code, screen } = await eraseOnTerminal(settings, answer);
  expect(code).toBe(1);
  expect(screen).toContain(`${reference} was not erased.`);
  expect(await store.list()).toHaveLength(1);
});

test('with --json the proofs are the whole answer', patience, async () => {
  const { settings } = await keptOne();
  const words = ['desk/cli.ts', 'erase', '--yes', '--json', reference];
  expect(JSON.parse((await runToEnd(words, settings)).stdout)).toEqual([
    { id: sampleId, reference, cause: 'staff', erasedAt: expect.stringMatching(/^20\S+Z$/) },
  ]);
});
