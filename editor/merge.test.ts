import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differences, merge, pathAfter, withOther } from './merge.ts';
import { isFields } from './values.ts';

const renew = { id: 'renew', title: 'Renew it', answer: 'By post.' };
const replace = { id: 'replace', title: 'Replace it', answer: 'Online.' };
const guide = { title: 'Passport', lead: 'Read this.', cases: [renew, replace] };

test('fields that one side changed are taken from that side, in items of lists too', () => {
  const mine = { ...guide, title: 'My passport', cases: [{ ...renew, answer: 'Mine.' }, replace] };
  const theirs = { ...guide, lead: 'Theirs.', cases: [renew, { ...replace, answer: 'Theirs.' }] };
  expect(merge(guide, mine, theirs)).toEqual({
    value: {
      title: 'My passport',
      lead: 'Theirs.',
      cases: [
        { ...renew, answer: 'Mine.' },
        { ...replace, answer: 'Theirs.' },
      ],
    },
    conflicts: [],
  });
});

test('where both changed a field mine stands, and theirs is kept beside it', () => {
  const mine = { ...guide, lead: 'Mine.' };
  const theirs = { ...guide, lead: 'Theirs.' };
  expect(merge(guide, mine, theirs)).toEqual({
    value: mine,
    conflicts: [{ path: ['lead'], other: 'Theirs.' }],
  });
  expect(merge(guide, mine, mine).conflicts).toEqual([]);
});

test('an optional field that one took out and the other changed is a conflict', () => {
  const { lead: _, ...mine } = guide;
  const merged = merge(guide, mine, { ...guide, lead: 'Theirs.' });
  expect(merged).toEqual({ value: mine, conflicts: [{ path: ['lead'], other: 'Theirs.' }] });
});

test('what both add to a list stays, wherever it stands', () => {
  const added = (id: string) => ({ id, title: id, answer: '' });
  const mine = { ...guide, cases: [renew, added('mine'), replace] };
  const theirs = { ...guide, cases: [added('theirs'), renew, replace] };
  const { value, conflicts } = merge(guide, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(Object(value).cases.map(({ id }: { id: string }) => id)).toEqual([
    'theirs',
    'renew',
    'mine',
    'replace',
  ]);
});

test('what both add under one name is one item, and what they say otherwise of it a conflict', () => {
  const base = { hosts: ['a'], cases: [] };
  const mine = { hosts: ['a', 'b'], cases: [{ ...renew, answer: 'Mine.' }] };
  const theirs = { hosts: ['a', 'b', 'c'], cases: [renew] };
  expect(merge(base, mine, theirs)).toEqual({
    value: { hosts: ['a', 'b', 'c'], cases: [{ ...renew, answer: 'Mine.' }] },
    conflicts: [{ path: ['cases', 0, 'answer'], other: 'By post.' }],
  });
});

test('an item that one took out is gone, unless the other changed it: then somebody chooses', () => {
  const mine = [renew];
  expect(merge([renew, replace], mine, [{ ...renew, title: 'New' }, replace])).toEqual({
    value: [{ ...renew, title: 'New' }],
    conflicts: [],
  });
  const changed = { ...replace, answer: 'Theirs.' };
  const merged = merge([renew, replace], mine, [renew, changed]);
  expect(merged).toEqual({ value: [renew, changed], conflicts: [{ path: [1] }] });
  const [conflict] = merged.conflicts;
  expect(conflict && withOther(merged.value, conflict)).toEqual(mine);
});

test('one may put a list in order while the other changes its items; two orders are a conflict', () => {
  const base = [renew, replace, { id: 'lost', title: 'Lost', answer: '' }];
  const [one, two, three] = base;
  const moved = [two, one, three];
  const changed = [{ ...renew, title: 'New' }, two, three];
  const value = [two, { ...renew, title: 'New' }, three];
  expect(merge(base, moved, changed)).toEqual({ value, conflicts: [] });
  expect(merge(base, changed, moved)).toEqual({ value, conflicts: [] });
  const otherwise = [three, one, two];
  expect(merge(base, moved, otherwise)).toEqual({
    value: moved,
    conflicts: [{ path: [], other: otherwise }],
  });
});

test('a space at the end of what is being typed, and how a paragraph is wrapped, are no change', () => {
  const mine = { lead: 'Hello world', title: 'Mine' };
  expect(merge({ lead: 'Hello ', title: 'x' }, mine, { lead: 'Hello', title: 'x' })).toEqual({
    value: mine,
    conflicts: [],
  });
  expect(differences({ lead: 'One\nline' }, { lead: 'One line' })).toEqual([]);
});

test('a file that is gone, or that nobody can read, is a conflict of the whole', () => {
  expect(merge(guide, { ...guide, title: 'Mine' }, undefined).conflicts).toEqual([
    { path: [], other: undefined },
  ]);
});

test('each difference can be taken back by itself', () => {
  const before = { title: 'Passport', note: 'Old', cases: [renew, replace] };
  const after = { title: 'New', lead: 'More', cases: [{ id: 'first', title: 'First' }, renew] };
  const found = differences(before, after);
  expect(found).toEqual([
    { path: ['title'], other: 'Passport' },
    { path: ['note'], other: 'Old' },
    { path: ['lead'], other: undefined },
    { path: ['cases', 0] },
    { path: ['cases', 1], other: replace, isGone: true },
  ]);
  const back = found.toReversed().reduce<unknown>(withOther, after);
  expect(Object(back).title).toBe('Passport');
  expect(back).toEqual({ ...before, cases: [replace, renew] });
});

test('a piece is found again where items were put before it', () => {
  const after = { ...guide, cases: [{ id: 'first' }, renew, { ...replace, title: 'New' }] };
  expect(pathAfter(guide, after, ['cases', 1, 'title'])).toEqual(['cases', 2, 'title']);
  expect(pathAfter(after, guide, ['cases', 0])).toBeNull();
  expect(pathAfter(guide, after, [])).toEqual([]);
});

const words = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 2 });
const item = fc.oneof(
  words,
  fc.record({ id: words, title: words, tags: fc.array(words, { maxLength: 3 }) }),
);
const file = fc.record({
  title: words,
  rows: fc.array(item, { maxLength: 4 }),
  cases: fc.array(fc.record({ id: words, answer: words }), { maxLength: 4 }),
});

/** A value with each of its texts marked, so that it can be told who wrote it. */
function signed(value: unknown, name: string): unknown {
  return JSON.parse(JSON.stringify(value), (_, held) =>
    typeof held === 'string' && held !== '' ? `${held}${name}` : held,
  );
}

const textsOf = (value: unknown): string[] => JSON.stringify(value).match(/"[ab]+[BMT]"/g) ?? [];

test('whatever two people make of a file, every word that one of them wrote is kept', () => {
  const from = (name: string) => file.map((value) => signed(value, name));
  fc.assert(
    fc.property(from('B'), from('M'), from('T'), fc.array(fc.nat()), (base, own, other, picks) => {
      const [mine, theirs] = [own, other].map((side, at) => mixed(base, side, picks, at));
      const { value, conflicts } = merge(base, mine, theirs);
      const kept = textsOf([value, conflicts]);
      const written = textsOf([mine, theirs]).filter((text) => !text.endsWith('B"'));
      expect(written.filter((text) => !kept.includes(text))).toEqual([]);
    }),
    { seed: 28, numRuns: 1_000 },
  );
});

/** `base` with some of its parts as `side` has them. */
function mixed(base: unknown, side: unknown, picks: readonly number[], salt: number): unknown {
  let at = salt;
  const choose = (one: unknown, two: unknown): unknown => {
    at += 1;
    if ((picks[at % (picks.length || 1)] ?? at) % 3 === 0) return one;
    if (Array.isArray(one) && Array.isArray(two)) {
      return two.map((entry, index) => (index in one ? choose(one[index], entry) : entry));
    }
    if (isFields(one) && isFields(two)) {
      return Object.fromEntries(
        Object.keys(two).map((name) => [name, choose(one[name], two[name])]),
      );
    }
    return two;
  };
  return choose(base, side);
}
