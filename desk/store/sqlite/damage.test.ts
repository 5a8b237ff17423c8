import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { closing, now, numbered } from '../../../tests/support/desk/suites/store/setting.ts';
import { temporaryFolder } from '../../../tests/support/desk/test-desk.ts';
import { StartError } from '../../errors.ts';
import { openSqliteStore } from './store.ts';

const pageBytes = 4_096;
const frameBytes = 24 + pageBytes;

const withoutMark = ['enquiries.sqlite', 'enquiries.sqlite-wal'];
const withMark = [...withoutMark, 'enquiries.mark'];

/** Files as a desk leaves them that was killed: enquiries in its log, each a commit of its own. */
async function killedDesk(count = 1, names = withoutMark): Promise<string> {
  const [folder, copy] = [await temporaryFolder(), await temporaryFolder()];
  await openSqliteStore(folder).close();
  const store = openSqliteStore(folder);
  for (let number = 0; number < count; number += 1) {
    await store.add(numbered(number), { now: new Date('2026-03-02T09:00:00Z') });
  }
  for (const name of names) {
    await writeFile(path.join(copy, name), await readFile(path.join(folder, name)));
  }
  await store.close();
  return copy;
}

const damages: Readonly<Record<string, (file: string) => Promise<void>>> = {
  'is no database at all': (file) => writeFile(file, 'no database, but long enough '.repeat(99)),
  'was overwritten after its first page': async (file) => {
    const bytes = await readFile(file);
    await writeFile(file, bytes.fill('rubbish', pageBytes));
  },
  'lost its second half': (file) => truncate(file, pageBytes * 2),
  'was emptied': (file) => truncate(file, 0),
  'is missing beside its log': (file) => rm(file),
  'was replaced by another program': async (file) => {
    await rm(file);
    await rm(`${file}-wal`);
    const other = new DatabaseSync(file);
    other.exec('CREATE TABLE notes (text TEXT)');
    other.close();
  },
};

test.each(Object.entries(damages))(
  'a database that %s stops the start and stays as it is',
  async (_what, damage) => {
    const folder = await killedDesk(3);
    const file = path.join(folder, 'enquiries.sqlite');
    await damage(file);
    const before = await contentsOf(folder);
    const opening = () => openSqliteStore(folder);
    expect(opening).toThrow(StartError);
    expect(opening).toThrow(`${file} is damaged (`);
    expect(opening).toThrow(/Set it aside with: mkdir '.*damaged-\d{4}-\d{2}-\d{2}'/);
    expect(await contentsOf(folder)).toEqual(before);
  },
);

test.each([
  [
    'its last frame half written',
    async (log: string) => truncate(log, (await sizeOf(log)) - 1_000),
  ],
  ['rubbish in its last frame', async (log: string) => overwrite(log, (await sizeOf(log)) - 1_000)],
])('a log with %s, as a power cut leaves it, stops nothing', async (_what, damage) => {
  const folder = await killedDesk(3);
  await damage(path.join(folder, 'enquiries.sqlite-wal'));
  const store = closing(openSqliteStore(folder));
  expect(await store.list()).toHaveLength(2);
});

const losses: Readonly<Record<string, (file: string) => Promise<void>>> = {
  'whose log was deleted': (file) => rm(`${file}-wal`),
  'whose log was emptied': (file) => truncate(`${file}-wal`),
  'whose log was cut': async (file) => truncate(`${file}-wal`, (await sizeOf(`${file}-wal`)) / 2),
  'whose log is damaged at its beginning': (file) => overwrite(`${file}-wal`, 8),
  'whose log is damaged in its middle': (file) => overwrite(`${file}-wal`, frameBytes + 100),
  'whose log has rubbish in its last frame': async (file) =>
    overwrite(`${file}-wal`, (await sizeOf(`${file}-wal`)) - 1_000),
  'whose log has rubbish in the head of its last frame': async (file) =>
    overwrite(`${file}-wal`, (await sizeOf(`${file}-wal`)) - frameBytes),
  'whose log lost its last frame': async (file) =>
    truncate(`${file}-wal`, (await sizeOf(`${file}-wal`)) - frameBytes),
};

test.each(Object.entries(losses))(
  'a killed desk %s is not started without a word, and nothing is changed',
  async (_what, lose) => {
    const folder = await killedDesk(3, withMark);
    const file = path.join(folder, 'enquiries.sqlite');
    await lose(file);
    const before = await contentsOf(folder);
    const opening = () => openSqliteStore(folder);
    expect(opening).toThrow(StartError);
    expect(opening).toThrow(/lacks the last [1-3] of 3 commits, .+ has changed nothing in it\./);
    expect(await contentsOf(folder)).toEqual(before);
    await rm(path.join(folder, 'enquiries.mark'));
    const store = closing(openSqliteStore(folder));
    expect(store.notices).toEqual([expect.stringContaining('There was no')]);
    await store.add(numbered(9), { now });
    expect((await store.list()).map(({ subject }) => subject)).toContain('Subject 9');
  },
);

test('what a killed desk left whole is started without a word, as often as it is killed', async () => {
  const folder = await killedDesk(3, withMark);
  for (let start = 0; start < 3; start += 1) {
    const store = openSqliteStore(folder);
    expect(store.notices).toEqual([]);
    await store.add(numbered(10 + start), { now });
    await store.close();
  }
  expect(await closing(openSqliteStore(folder)).list()).toHaveLength(6);
});

test.each([0, 10, 40, 50])(
  'a mark of which a power cut has left %d bytes is no mark, and names no other database',
  async (bytes) => {
    const folder = await killedDesk(3, withMark);
    await truncate(path.join(folder, 'enquiries.mark'), bytes);
    const store = closing(openSqliteStore(folder));
    expect(store.notices).toEqual([expect.stringContaining('There was no')]);
    expect(await store.list()).toHaveLength(3);
  },
);

test.each([
  ['an older copy of it', async (file: string, older: string) => cp(older, file)],
  [
    'the database of another desk',
    async (file: string) => {
      const other = await temporaryFolder();
      await openSqliteStore(other).close();
      await cp(path.join(other, 'enquiries.sqlite'), file);
    },
  ],
  ['nothing', async () => {}],
])('%s in place of a database is told, not taken for it', async (_what, replace) => {
  const folder = await temporaryFolder();
  const file = path.join(folder, 'enquiries.sqlite');
  await openSqliteStore(folder).close();
  const older = path.join(await temporaryFolder(), 'older');
  await cp(file, older);
  const store = openSqliteStore(folder);
  await store.add(numbered(1), { now });
  await store.close();
  await rm(file);
  await replace(file, older);
  expect(() => openSqliteStore(folder)).toThrow(
    /lacks the last 1 of 1 commits|is not the database that was here|is missing, while its mark/,
  );
});

/**
 * Bytes in a log as commits leave them whose sync failed: each begins where the last good one ended, and the next overwrites it,
 * so what sticks out of it stays. They are written here by stores that go on from the same files, each for itself.
 */
async function withFailedCommits(folder: string, sizes: readonly number[]): Promise<void> {
  const log = path.join(folder, 'enquiries.sqlite-wal');
  const sound = await readFile(log);
  const layers: Buffer[] = [];
  for (const size of sizes) {
    const copy = await temporaryFolder();
    await cp(folder, copy, { recursive: true });
    const store = openSqliteStore(copy);
    const batch = Array.from({ length: size }, (_, number) => numbered(size * 100 + number));
    await Promise.all(batch.map((enquiry) => store.add(enquiry, { now })));
    layers.push(await readFile(path.join(copy, 'enquiries.sqlite-wal')));
    await store.close();
  }
  const longest = Buffer.alloc(Math.max(...layers.map(({ length }) => length)));
  for (const layer of layers) layer.copy(longest);
  expect(longest.subarray(0, sound.length)).toEqual(sound);
  await writeFile(log, longest);
}

test.each([
  ['one long commit', [40]],
  ['some, each shorter than the one before', [60, 30, 15, 6, 3, 1]],
  ['some of all lengths', [9, 40, 2, 20, 20, 1]],
])(
  'what is left in a log of %s that failed is no damage, and no answered enquiry is missing',
  async (_what, sizes) => {
    const folder = await killedDesk(3);
    await withFailedCommits(folder, sizes);
    const store = closing(openSqliteStore(folder));
    const subjects = (await store.list()).map(({ subject }) => subject);
    for (const number of [0, 1, 2]) expect(subjects).toContain(`Subject ${number}`);
  },
);

test('damage before the end of a log is found also where commits that failed have left something behind it', async () => {
  const folder = await killedDesk(3, withMark);
  const mark = path.join(folder, 'enquiries.mark');
  const marked = await readFile(mark);
  await withFailedCommits(folder, [30, 10, 1]);
  await writeFile(mark, marked);
  await overwrite(path.join(folder, 'enquiries.sqlite-wal'), frameBytes + 100);
  expect(() => openSqliteStore(folder)).toThrow(/lacks the last [1-3] of 3 commits/);
});

test('the same files without damage start, and the enquiry is there', async () => {
  const store = openSqliteStore(await killedDesk());
  expect(await store.list()).toHaveLength(1);
  await store.close();
});

async function overwrite(file: string, at: number): Promise<void> {
  const bytes = await readFile(file);
  bytes.write('rubbish', at);
  await writeFile(file, bytes);
}

async function sizeOf(file: string): Promise<number> {
  return (await stat(file)).size;
}

/** Every file and what it holds, in short. The index of the log and an empty log hold nothing and may be made by whoever reads. */
async function contentsOf(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).filter((name) => !name.endsWith('-shm'));
  const sizes = await Promise.all(names.map((name) => sizeOf(path.join(folder, name))));
  const full = names.filter((name, at) => !name.endsWith('-wal') || sizes[at] !== 0);
  const contents = full.map(async (name) => {
    const bytes = await readFile(path.join(folder, name));
    return [name, createHash('sha256').update(bytes).digest('hex')];
  });
  return Object.fromEntries(await Promise.all(contents));
}
