import { randomUUID } from 'node:crypto';
import { chmod, copyFile, mkdir, rename, rm, stat, truncate } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runToEnd } from '../../tests/support/desk/desk-process.ts';
import {
  databaseFile,
  listed,
  notKept,
  openDesk,
  pageStatus,
  patience,
  send,
} from '../../tests/support/desk/fault-scene.ts';
import { closing } from '../../tests/support/desk/suites/store/setting.ts';
import { temporaryFolder } from '../../tests/support/desk/test-desk.ts';
import { openSqliteStore } from '../store/sqlite/store.ts';

test(
  'of what was accepted some seconds ago nothing is in the log alone, however quiet the desk',
  patience,
  async () => {
    const desk = await openDesk();
    const ids = [randomUUID(), randomUUID()];
    for (const id of ids) expect(await send(desk, id)).toBe('200 OK');
    await expect.poll(async () => (await stat(databaseFile(desk, '-wal'))).size, patience).toBe(0);
    const folder = await temporaryFolder();
    await copyFile(databaseFile(desk), path.join(folder, 'enquiries.sqlite'));
    const copy = await closing(openSqliteStore(folder)).list();
    expect(copy.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  },
);

test(
  'when the database is moved from under the desk, nobody hears OK until it is back',
  patience,
  async () => {
    const desk = await openDesk();
    expect(await send(desk, randomUUID())).toBe('200 OK');
    const aside = await temporaryFolder();
    await rename(databaseFile(desk), path.join(aside, 'enquiries.sqlite'));
    for (let count = 0; count < 10; count += 1) {
      expect(await send(desk, randomUUID())).toBe(notKept);
    }
    await expect.poll(() => pageStatus(desk, '/readyz'), patience).toBe(503);
    expect(desk.output()).toContain('"code":"DESK_FILE_MOVED"');
    await rename(path.join(aside, 'enquiries.sqlite'), databaseFile(desk));
    const id = randomUUID();
    expect(await send(desk, id)).toBe('200 OK');
    await expect.poll(() => pageStatus(desk, '/readyz'), patience).toBe(200);
    expect((await listed(desk)).map((enquiry) => enquiry.id)).toContain(id);
  },
);

test(
  'another database in its place is none of the desk, which neither writes nor deletes it',
  patience,
  async () => {
    const [desk, other] = [await openDesk(), await openDesk()];
    expect(await send(other, randomUUID())).toBe('200 OK');
    expect(await other.kill()).toBe(0);
    await rename(databaseFile(other), databaseFile(desk));
    expect(await send(desk, randomUUID())).toBe(notKept);
    expect(await desk.kill()).toBe(0);
    expect(await listed(desk)).toHaveLength(1);
  },
);

test(
  'when the log is deleted from under the desk, nobody hears OK, and what was accepted is saved',
  patience,
  async () => {
    const desk = await openDesk();
    const id = randomUUID();
    expect(await send(desk, id)).toBe('200 OK');
    await rm(databaseFile(desk, '-wal'));
    expect(await send(desk, randomUUID())).toBe(notKept);
    await expect.poll(() => pageStatus(desk, '/readyz'), patience).toBe(503);
    expect(await desk.kill()).toBe(0);
    const next = await openDesk({ dataFolder: desk.dataFolder });
    expect((await listed(next)).map((enquiry) => enquiry.id)).toContain(id);
    expect(await send(next, randomUUID())).toBe('200 OK');
  },
);

const cuts: Readonly<Record<string, (size: number) => number>> = {
  emptied: () => 0,
  halved: (size) => size / 2,
  'cut by one byte': (size) => size - 1,
};

test.each(Object.entries(cuts))(
  'when the log is %s under the desk, nobody hears OK any more, and without a journal the next start says what is missing',
  patience,
  async (_what, sizeAfter) => {
    const env = { DESK_JOURNAL: 'none' };
    const desk = await openDesk({ env });
    const logSize = async () => (await stat(databaseFile(desk, '-wal'))).size;
    while ((await logSize()) < 100_000) await send(desk, randomUUID());
    await truncate(databaseFile(desk, '-wal'), sizeAfter(await logSize()));
    expect(await send(desk, randomUUID())).toBe(notKept);
    expect(await send(desk, randomUUID())).toBe(notKept);
    await expect.poll(() => pageStatus(desk, '/readyz'), patience).toBe(503);
    expect(desk.output()).toContain('"code":"DESK_FILE_CUT"');
    expect(await desk.kill()).toBe(0);

    const settings = { ...env, DESK_SITE: 'none', PORT: '0', DESK_DATA: desk.dataFolder };
    const ended = await runToEnd(['desk/main.ts'], settings);
    expect(ended.code).toBe(1);
    expect(ended.stderr).toMatch(/enquiries\.sqlite lacks the last \d+ of \d+ commits/);
    await rm(path.join(desk.dataFolder, 'enquiries.mark'));
    const next = await openDesk({ env, dataFolder: desk.dataFolder });
    expect(await send(next, randomUUID())).toBe('200 OK');
  },
);

test(
  'when the database is emptied under the desk, nobody hears OK any more',
  patience,
  async () => {
    const desk = await openDesk();
    expect(await send(desk, randomUUID())).toBe('200 OK');
    await truncate(databaseFile(desk));
    expect(await send(desk, randomUUID())).toBe(notKept);
    await expect.poll(() => pageStatus(desk, '/readyz'), patience).toBe(503);
    expect(desk.output()).toContain('"code":"DESK_FILE_CUT"');
    expect(await desk.kill()).toBe(0);
    // Nothing that was left is taken for a database.
    expect((await stat(databaseFile(desk))).size).toBe(0);
    expect((await stat(databaseFile(desk, '-wal'))).size).toBeGreaterThan(0);
  },
);

test(
  "the folder and all files are the desk's own, also where they were open to others",
  patience,
  async () => {
    const parent = await temporaryFolder();
    const dataFolder = path.join(parent, 'data');
    await mkdir(dataFolder);
    await chmod(dataFolder, 0o755);
    const first = await openDesk({ dataFolder });
    await send(first);
    await first.kill();
    await chmod(databaseFile(first), 0o644);
    await chmod(dataFolder, 0o755);
    const desk = await openDesk({ dataFolder });
    await send(desk, randomUUID());
    const modes = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);
    expect(await modes(dataFolder)).toBe('700');
    for (const end of ['', '-wal', '-shm'])
      expect(await modes(databaseFile(desk, end))).toBe('600');
  },
);
