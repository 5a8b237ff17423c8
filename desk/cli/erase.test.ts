import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { referenceFor } from '../../contract/reference.ts';
import { runCommand } from '../../tests/support/desk/command-line.ts';
import { sampleEnquiry, sampleId } from '../../tests/support/desk/sample-enquiry.ts';
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

function eraseAsking(settings: Record<string, string>, typed: string, asked: string[] = []) {
  const ask = async (question: string) => {
    asked.push(question);
    return typed;
  };
  return runCommand(['erase', reference], settings, { ask });
}

test('where nobody can be asked, erase wants --yes and erases nothing', async () => {
  const { store, settings } = await keptOne();
  const { code, stderr } = await runCommand(['erase', reference], settings);
  expect([code, stderr]).toEqual([2, expect.stringContaining('add --yes to erase without asking')]);
  expect(await store.list()).toHaveLength(1);
});

test('asked, it says what will go, and erases once the reference is typed', async () => {
  const { store, settings } = await keptOne();
  const asked: string[] = [];
  const { code, stdout } = await eraseAsking(settings, reference.toLowerCase(), asked);
  expect(code).toBe(0);
  expect(asked).toEqual([
    expect.stringContaining(`This erases ${reference}, received 2026-03-02 09:00 UTC, stored.`),
  ]);
  expect(stdout).toContain('was erased at');
  expect(await store.list()).toEqual([]);
});

test.each([
  ['another word', 'yes'],
  ['nothing', ''],
])('%s for an answer erases nothing', async (_what, answer) => {
  const { store, settings } = await keptOne();
  const { code, stderr } = await eraseAsking(settings, answer);
  expect(code).toBe(1);
  expect(stderr).toContain(`${reference} was not erased.`);
  expect(await store.list()).toHaveLength(1);
});

test('with --json the proofs are the whole answer', async () => {
  const { settings } = await keptOne();
  const words = ['erase', '--yes', '--json', reference];
  expect(JSON.parse((await runCommand(words, settings)).stdout)).toEqual([
    { id: sampleId, reference, cause: 'staff', erasedAt: expect.stringMatching(/^20\S+Z$/) },
  ]);
});

test('while somebody reads the database, it says that words remain and until when', async () => {
  const { settings } = await keptOne();
  const reader = new DatabaseSync(path.join(settings.DESK_DATA, 'enquiries.sqlite'), {
    readOnly: true,
  });
  onTestFinished(() => reader.close());
  reader.exec('BEGIN; SELECT count(*) FROM enquiries');
  const { code, stdout } = await runCommand(['erase', reference, '--yes'], settings);
  expect([code, stdout]).toEqual([
    0,
    expect.stringMatching(/still hold the words: until it has ended/),
  ]);
});
