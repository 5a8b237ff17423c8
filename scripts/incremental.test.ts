import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { forEachAtOnce, openCache } from './incremental.ts';

const kind = `test-${randomUUID()}`;
const text = (result: Uint8Array | null) => result && Buffer.from(result).toString();
const now = new Date();
const inTwoMonths = new Date(now.getTime() + 60 * 24 * 60 * 60 * 1_000);

afterAll(() => rm(`node_modules/.cache/waymark/${kind}`, { recursive: true, force: true }));

test('what was made once is not made again', async () => {
  const key = randomUUID();
  const first = await openCache(kind).getOrMake(key, async () => Buffer.from('first'));
  const again = await openCache(kind).getOrMake(key, async () => Buffer.from('second'));
  expect([text(first), text(again)]).toEqual(['first', 'first']);
});

test('what was made once is written to a file without being made again, and the file may be changed', async () => {
  const [key, file] = [randomUUID(), join(tmpdir(), randomUUID())];
  const write = (made: string) =>
    openCache(kind).writeOrMake(file, key, async () => Buffer.from(made));
  await write('first');
  await writeFile(file, 'changed');
  await write('second');
  expect(await readFile(file, 'utf8')).toBe('first');
  await rm(file);
});

test('two that make the same at once both have it', async () => {
  const [key, cache] = [randomUUID(), openCache(kind)];
  const make = () => cache.getOrMake(key, async () => Buffer.from('twice'));
  const made = await Promise.all([make(), make(), make()]);
  expect(made.map(text)).toEqual(['twice', 'twice', 'twice']);
  expect(text(await cache.get(key))).toBe('twice');
});

test('what nobody asks for is kept for a month, and what somebody asks for is kept for longer', async () => {
  const [asked, forgotten] = [randomUUID(), randomUUID()];
  const before = openCache(kind);
  await before.put(asked, 'asked');
  await before.put(forgotten, 'forgotten');
  const cache = openCache(kind);
  await cache.get(asked);
  await cache.sweep(now);
  expect(text(await before.get(forgotten))).toBe('forgotten');
  await cache.sweep(inTwoMonths);
  expect([text(await before.get(asked)), await before.get(forgotten)]).toEqual(['asked', null]);
});

test('every item is worked on once, and never more of them at once than asked for', async () => {
  const done: number[] = [];
  let busy = 0;
  let busiest = 0;
  await forEachAtOnce(2, [1, 2, 3, 4, 5], async (item) => {
    busy += 1;
    busiest = Math.max(busiest, busy);
    await Promise.resolve();
    done.push(item);
    busy -= 1;
  });
  expect(done.toSorted()).toEqual([1, 2, 3, 4, 5]);
  expect(busiest).toBe(2);
});

test('work that fails is heard of', async () => {
  const work = forEachAtOnce(2, [1, 2], () => Promise.reject(new Error('no ink')));
  await expect(work).rejects.toThrow('no ink');
});
