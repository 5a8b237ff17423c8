import { expect, test } from 'vitest';
import { referenceFor } from '../contract/reference.ts';
import { runToEnd } from '../tests/support/desk/desk-process.ts';
import { sampleEnquiry, sampleId, sampleText } from '../tests/support/desk/sample-enquiry.ts';
import { temporaryFolder } from '../tests/support/desk/test-desk.ts';
import { openSqliteStore } from './sqlite/store.ts';

const otherId = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const terminalTricks = 'Passport\u001b[2J\u202Etrop\r\nWM-FAKE';

/** A data folder with two enquiries in it; the later one tries to play with the terminal. */
async function keptFolder(): Promise<string> {
  const folder = await temporaryFolder();
  const store = openSqliteStore(folder);
  await store.add(sampleEnquiry, { now: new Date('2026-03-02T09:00:00Z') });
  await store.add(
    { ...sampleEnquiry, id: otherId, subject: terminalTricks },
    { now: new Date('2026-03-02T09:30:00Z') },
  );
  await store.close();
  return folder;
}

async function run(folder: string, ...words: string[]) {
  return runToEnd(['desk/cli.ts', ...words], { DESK_DATA: folder });
}

test('list shows the newest first, one line each, and no text can move the cursor', async () => {
  const { code, stdout } = await run(await keptFolder(), 'list');
  expect(code).toBe(0);
  expect(
    stdout
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/ {2,}/)),
  ).toEqual([
    ['reference', 'received (UTC)', 'state', 'attempts', 'subject'],
    [referenceFor(otherId), '2026-03-02 09:30', 'stored', '0', 'Passport [2Jtrop WM-FAKE'],
    [referenceFor(sampleId), '2026-03-02 09:00', 'stored', '0', 'UK passport'],
  ]);
});

test('list --json leaves nothing out and has no raw character that acts on a terminal', async () => {
  const { stdout } = await run(await keptFolder(), 'list', '--json');
  const enquiries = JSON.parse(stdout);
  expect(enquiries).toHaveLength(2);
  expect(enquiries[1]).toMatchObject({
    ...sampleText,
    id: sampleId,
    receivedAt: '2026-03-02T09:00:00.000Z',
  });
  expect(enquiries[0].subject).toBe(terminalTricks);
  for (const trick of ['\u001b', '\u202e']) expect(stdout).not.toContain(trick);
});

test.each([
  ['its id', sampleId],
  ['its reference', referenceFor(sampleId)],
  ['its reference in small letters', referenceFor(sampleId).toLowerCase()],
])('show finds an enquiry by %s', async (_what, name) => {
  const { code, stdout } = await run(await keptFolder(), 'show', name);
  expect(code).toBe(0);
  expect(stdout).toContain(`${referenceFor(sampleId)}  ${sampleId}`);
  expect(stdout).toContain('Message: Good day,\nwhich form renews my passport?');
});

test.each([
  ['a name that is not there', ['show', 'WM-0000-0000'], 'There is no enquiry "WM-0000-0000".'],
  ['no name', ['show'], 'Name one id or reference.'],
  ['an unknown command', ['burn'], 'There is no command "burn".'],
  ['no command', [], 'Name a command.'],
  ['an unknown option', ['list', '--all'], "Unknown option '--all'"],
])('%s is an error on the error stream with code 1', async (_what, words, text) => {
  const { code, stdout, stderr } = await run(await keptFolder(), ...words);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain(text);
});

test.each([
  [['--help'], 'npm run enquiries -- show <id or reference>'],
  [['list', '--help'], 'Lists all enquiries, newest first'],
  [['show', '-h'], 'Shows one enquiry in full'],
])('%j explains itself', async (words, text) => {
  const { code, stdout } = await run('/nowhere', ...words);
  expect(code).toBe(0);
  expect(stdout).toContain(text);
});

test('a folder where no desk has been is an error, not an empty list', async () => {
  const { code, stderr } = await run('/nowhere', 'list');
  expect(code).toBe(1);
  expect(stderr).toMatch(/\/nowhere/);
});
