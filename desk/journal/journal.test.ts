import { randomUUID } from 'node:crypto';
import { appendFileSync, readFileSync, renameSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sampleEnquiry } from '../../tests/support/desk/sample-enquiry.ts';
import { now } from '../../tests/support/desk/suites/store/setting.ts';
import { temporaryFolder } from '../../tests/support/desk/test-desk.ts';
import { StartError, StoreError } from '../errors.ts';
import { entryOf } from '../store/adding.ts';
import { eraseIn, Journal, journalFileIn, type Line, readJournal } from './journal.ts';
import { enquiryWords } from './line.ts';

const ids = [randomUUID(), randomUUID(), randomUUID(), randomUUID()] as const;
const proof = { erasedAt: now, cause: 'staff', trace: 'abcd' } as const;

function wordsOf(id: string): string {
  return enquiryWords(entryOf(sampleEnquiry, { now }, { id, amends: null }));
}

function opened(folder: string): Journal {
  const journal = new Journal(folder);
  onTestFinished(() => journal.close());
  return journal;
}

/** A journal with these enquiries. */
async function journalOf(some: readonly string[] = ids) {
  const journal = opened(await temporaryFolder());
  await Promise.all(some.map((id) => journal.append(id, wordsOf(id))));
  return { journal, file: journal.file, folder: path.dirname(journal.file) };
}

async function linesIn(file: string): Promise<Line[]> {
  const lines: Line[] = [];
  for await (const line of readJournal(file)) lines.push(line);
  return lines;
}

async function faultsIn(file: string) {
  return (await linesIn(file)).map(({ fault }) => fault);
}

test('what was appended is read as it came, each line with its checksum and its place', async () => {
  const { file } = await journalOf();
  const lines = await linesIn(file);
  expect(lines.map(({ id }) => id)).toEqual(ids);
  expect(lines[1]?.content).toEqual({
    kind: 'enquiry',
    enquiry: entryOf(sampleEnquiry, { now }, { id: ids[1], amends: null }),
  });
  expect(lines.map(({ fault }) => fault)).toEqual([null, null, null, null]);
  const text = readFileSync(file);
  for (const { at, length } of lines) expect(text[at + length]).toBe('\n'.charCodeAt(0));
});

test('a journal that is opened again goes on from its last line', async () => {
  const { journal, file, folder } = await journalOf(ids.slice(0, 2));
  await journal.close();
  const again = new Journal(folder);
  await again.append(ids[2], wordsOf(ids[2]));
  await again.close();
  expect(await faultsIn(file)).toEqual([null, null, null]);
});

test('two desks that append to one file in turn leave one chain', async () => {
  const { journal: one, folder, file } = await journalOf([]);
  const other = opened(folder);
  const many = Array.from({ length: 100 }, () => randomUUID());
  await one.append(ids[0], wordsOf(ids[0]));
  await Promise.all(many.map((id) => other.append(id, wordsOf(id))));
  for (const id of ids) {
    await Promise.all([other.append(id, wordsOf(id)), one.append(id, wordsOf(id))]);
  }
  expect(new Set(await faultsIn(file))).toEqual(new Set([null]));
  expect(await linesIn(file)).toHaveLength(1 + many.length + 2 * ids.length);
});

const damages: readonly [string, (text: string) => string, (string | null)[]][] = [
  ['a changed word', (text) => text.replace('"id":"', '"id":"x'), ['checksum', null, null, null]],
  ['a line taken out', (text) => text.replace(/\n.*\n/, '\n'), [null, 'chain', null]],
  [
    'a changed head',
    (text) => text.replace(/\n.{9}/, '\nrubbish!!'),
    [null, 'unreadable', null, null],
  ],
  ['a changed chain', (text) => text.replace(/\n.{9}/, '\n000000000'), [null, 'chain', null, null]],
  ['a line cut short', (text) => text.replace(/.{30}\n/, '\n'), ['cut short', null, null, null]],
  ['an end cut short', (text) => text.slice(0, -30), [null, null, null, 'cut short']],
];

test.each(damages)(
  '%s is found at its place, and the other lines stay readable',
  async (_what, change, faults) => {
    const { file } = await journalOf();
    writeFileSync(file, change(readFileSync(file, 'utf8')));
    expect(await faultsIn(file)).toEqual(faults);
  },
);

test('words that are erased are in no byte of the file, and the chain stays checkable', async () => {
  const { file } = await journalOf();
  const before = readFileSync(file).length;
  const all = await linesIn(file);
  eraseIn(
    file,
    all.slice(0, 3).map((line) => ({ line, proof })),
  );
  const text = readFileSync(file, 'utf8');
  expect(text.split(sampleEnquiry.text.email)).toHaveLength(2);
  expect(Buffer.byteLength(text)).toBe(before);
  const lines = await linesIn(file);
  expect(lines.map(({ fault }) => fault)).toEqual([null, null, null, null]);
  expect(lines[0]?.content).toEqual({ kind: 'erased', proof });
});

test('a line that was cut short does not touch the next one', async () => {
  const { journal, file, folder } = await journalOf(ids.slice(0, 2));
  await journal.close();
  truncateSync(file, readFileSync(file).length - 20);
  const again = opened(folder);
  await again.append(ids[2], wordsOf(ids[2]));
  expect(await faultsIn(file)).toEqual([null, 'cut short', null]);
});

test('rubbish without an end of line is one damaged place, however long', async () => {
  const { journal, file } = await journalOf(ids.slice(0, 1));
  await journal.close();
  appendFileSync(file, `${'x'.repeat(100_000)}\n`);
  expect(await faultsIn(file)).toEqual([null, 'unreadable']);
});

test('a journal that was moved or cut is refused, and what was handed in is written when it is back', async () => {
  const { journal, file } = await journalOf(ids.slice(0, 1));
  renameSync(file, `${file}.aside`);
  await expect(journal.append(ids[1], wordsOf(ids[1]))).rejects.toThrow(StoreError);
  await expect(journal.settled()).rejects.toThrow(StoreError);
  renameSync(`${file}.aside`, file);
  await journal.settled();
  expect((await linesIn(file)).map(({ id }) => id)).toEqual(ids.slice(0, 2));
  truncateSync(file, 10);
  await expect(journal.append(ids[2], wordsOf(ids[2]))).rejects.toThrow(/restart the desk/);
});

test('a folder that cannot hold it stops the start with what to do', async () => {
  const file = path.join(await temporaryFolder(), 'file');
  writeFileSync(file, '');
  expect(() => new Journal(file)).toThrow(StartError);
  expect(() => new Journal(path.join(file, 'journal'))).toThrow(
    /^DESK_JOURNAL: the folder .+ cannot hold the journal \(ENOTDIR\); name a folder/,
  );
});

test('where there is no journal there are no lines', async () => {
  expect(await linesIn(journalFileIn(await temporaryFolder()))).toEqual([]);
});
