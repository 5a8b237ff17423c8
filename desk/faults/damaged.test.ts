import { open, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runToEnd } from '../../tests/support/desk/desk-process.ts';
import { openDesk, patience, send } from '../../tests/support/desk/fault-scene.ts';

const pageBytes = 4_096;

/** The database of a desk that has kept an enquiry and was stopped. */
async function keptDatabase(): Promise<{ folder: string; file: string }> {
  const desk = await openDesk();
  await send(desk);
  await desk.kill();
  return { folder: desk.dataFolder, file: path.join(desk.dataFolder, 'enquiries.sqlite') };
}

async function overwrite(file: string): Promise<void> {
  await writeFile(file, 'not a database, and long enough'.repeat(999));
}

async function scribbleOnPages(file: string): Promise<void> {
  const database = await open(file, 'r+');
  for (const page of [2, 3, 4, 5]) {
    await database.write(Buffer.alloc(pageBytes, 'x'), 0, pageBytes, page * pageBytes);
  }
  await database.close();
}

async function empty(file: string): Promise<void> {
  await writeFile(file, '');
}

test.each([
  ['written over', overwrite],
  ['scribbled on in the middle', scribbleOnPages],
  ['emptied', empty],
])(
  'a database that was %s stops the start with what to do, and stays as it was',
  patience,
  async (_how, damage) => {
    const { folder, file } = await keptDatabase();
    await damage(file);
    const before = await readFile(file);
    const ended = await runToEnd(['desk/main.ts'], {
      DESK_SITE: 'none',
      PORT: '0',
      DESK_DATA: folder,
    });
    expect(ended.code).toBe(1);
    expect(ended.stderr).toContain(`${file} is damaged (`);
    expect(ended.stderr).toContain('backup');
    expect(ended.stderr).not.toContain('    at ');
    expect(before.equals(await readFile(file))).toBe(true);
  },
);
