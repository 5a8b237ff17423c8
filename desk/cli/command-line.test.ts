import path from 'node:path';
import { expect, test } from 'vitest';
import { referenceFor } from '../../contract/reference.ts';
import { runCommand } from '../../tests/support/desk/command-line.ts';
import { sampleEnquiry, sampleId, sampleText } from '../../tests/support/desk/sample-enquiry.ts';
import { testChanging } from '../../tests/support/desk/suites/cli/changing.ts';
import { testReading } from '../../tests/support/desk/suites/cli/reading.ts';
import type { MakeKept } from '../../tests/support/desk/suites/cli/setting.ts';
import { closing, otherId } from '../../tests/support/desk/suites/store/setting.ts';
import { temporaryFolder } from '../../tests/support/desk/test-desk.ts';
import { enquiryStates, handlings } from '../enquiry.ts';
import { openSqliteStore } from '../store/sqlite/store.ts';

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
  return runCommand(words, { DESK_DATA: folder });
}

test('list has one line for each enquiry, and no text can move the cursor', async () => {
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

test('show says which of several names is not there, and shows the others', async () => {
  const { code, stdout, stderr } = await run(await keptFolder(), 'show', 'WM-0000-0000', otherId);
  expect([code, stderr]).toEqual([1, 'There is no enquiry "WM-0000-0000".\n']);
  expect(stdout).toContain(otherId);
});

test.each([
  ['no name', ['show'], 'Name one or more ids or references'],
  ['a name for list', ['list', 'WM-0000-0000'], "Unexpected argument 'WM-0000-0000'"],
  ['an unknown command', ['burn'], 'There is no command "burn"; there are list, show, export,'],
  ['a name of every object', ['constructor'], 'There is no command "constructor"'],
  ['no command', [], 'Name a command first: list,'],
  ['an unknown option', ['list', '--all'], "Unknown option '--all'"],
  ['a day that is none', ['export', '--from', '2026-02-30'], '--from: write a day like'],
  ['a port that is none', ['open', '--port', '65536'], '--port: write a whole number'],
  ['two files', ['backup', 'one', 'two'], 'Name one new file.'],
  ['a backup without a name', ['backup', ''], 'Name one new file.'],
  ['an export without a name', ['export', '--output', ''], '--output: name one new file.'],
  ['an empty reference', ['erase', '--yes', ' ', 'WM-0000-0000'], 'Name one or more ids'],
  ['less than none', ['list', '--limit', '-1'], '--limit: write a whole number from 1'],
  ['none', ['list', '--limit', '0'], '--limit: write a whole number from 1'],
  ['a part of one', ['export', '--limit', '1.5'], '--limit: write a whole number from 1'],
  ['a word for a number', ['list', '--limit=abc'], '--limit: write a whole number from 1'],
  [
    'too many',
    ['list', '--limit', '1000000000'],
    '--limit: write a whole number from 1 to 999999999,',
  ],
  ['another way to write it', ['list', '--limit', '1e9'], 'like 20; this is "1e9".'],
  ['a day before our time', ['list', '--from', '-2026-01-01'], '--from: write a day like'],
  ['a port below all', ['open', '--port', '-1'], '--port: write a whole number up to'],
  ['an option without its value', ['list', '--limit'], '--limit needs a value after it.'],
  [
    'an option in place of a value',
    ['list', '--limit', '--json'],
    '--limit needs a value after it.',
  ],
  ['a value for a mere switch', ['status', '--json=yes'], '--json takes no value.'],
])(
  '%s is wrong use: words on the error stream, where help stands, and code 2',
  async (_what, words, text) => {
    const { code, stdout, stderr } = await run('/nowhere', ...words);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(text);
    expect(stderr).not.toMatch(/ambiguous|positional|<value>/);
    expect(stderr).toMatch(/npm run enquiries -- (\w+ )?--help explains it\.\n$/);
  },
);

test.each([
  [['--help'], 'Exit codes'],
  [['-h'], 'DESK_DATA'],
  [['list', '--help'], 'Lists enquiries, newest first'],
  [['show', '-h'], 'Shows enquiries in full'],
  [['export', '--help'], 'RFC 4180'],
  [['status', '--help'], 'oldestUnsentSeconds'],
  [['release', '--help'], 'Lets quarantined enquiries be mailed'],
  [['resend', '--help'], 'as a message of its own'],
  [['erase', '--help'], 'A proof stays'],
  [['backup', '--help'], 'To restore'],
  [['open', '--help'], 'a page in which you read'],
])('%j explains itself, wherever the enquiries are', async (words, text) => {
  const { code, stdout } = await run('/nowhere', ...words);
  expect(code).toBe(0);
  expect(stdout).toContain(text);
});

test('help names every command, and each command explains itself with every state and word', async () => {
  const { stderr } = await run('/nowhere', 'burn');
  const names = /there are (.+)\.\n/.exec(stderr)?.[1]?.split(', ') ?? [];
  expect(names).toHaveLength(12);
  const { stdout } = await run('/nowhere', '--help');
  for (const name of names) {
    expect(stdout).toContain(`\n  ${name} `);
    const help = (await run('/nowhere', name, '--help')).stdout;
    expect(help).toMatch(new RegExp(`^npm run enquiries -- ${name} `));
    expect(help).not.toMatch(/\{(filters|states|handlings)\}/);
  }
  const { stdout: list } = await run('/nowhere', 'list', '--help');
  for (const word of [...enquiryStates, ...handlings]) expect(list).toContain(word);
});

test('a folder where no desk has been is an error, not an empty list', async () => {
  const { code, stderr } = await run('/nowhere', 'list');
  expect(code).toBe(1);
  expect(stderr).toMatch(/There is no \/nowhere\/enquiries\.sqlite/);
});

test('a mistake in a setting that only the desk needs keeps nobody out', async () => {
  const env = { DESK_DATA: await keptFolder(), PORT: 'x', DESK_SMTP_URL: 'smtp://mail.example' };
  expect((await runCommand(['list'], env)).code).toBe(0);
});

test('backup never takes the place of a file that is there, and says so', async () => {
  const folder = await temporaryFolder();
  closing(openSqliteStore(folder));
  const file = path.join(folder, 'enquiries.sqlite');
  const { code, stderr } = await runCommand(['backup', file, '--json'], { DESK_DATA: folder });
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^No backup was made: EEXIST/)]);
  expect(stderr).toContain(`${file} is there already; name a new file`);
});

/** The same on SQLite as on PostgreSQL. */
const makeKept: MakeKept = async () => {
  const dataFolder = await temporaryFolder();
  return { store: closing(openSqliteStore(dataFolder)), settings: { DESK_DATA: dataFolder } };
};

testReading(makeKept);
testChanging(makeKept);
