import { expect, test } from 'vitest';
import type { EnquiryStore } from '../../../../../desk/store/enquiry-store.ts';
import type { ListPage, PageWanted } from '../../../../../desk/store/reading.ts';
import { later, type MakePlace, now, numbered } from './setting.ts';

/** What every store promises about the list in pages. */
export function testPaging(makePlace: MakePlace): void {
  test('page follows page to the oldest and back, also where many came in one moment', async () => {
    const store = await (await makePlace())();
    for (const count of [0, 1, 2, 3, 4]) await store.add(numbered(count), { now });
    expect(await walk(store, { size: 2 })).toEqual([[4, 3], [2, 1], [0]]);
    const last = await lastPage(store, { size: 2 });
    const before = await store.page({ size: 2, ...(last.newer && { newerThan: last.newer }) });
    expect(numbersOf(before)).toEqual([2, 1]);
    const first = await store.page({ size: 2, ...(before.newer && { newerThan: before.newer }) });
    expect([numbersOf(first), first.newer]).toEqual([[4, 3], null]);
  });

  test('what comes while somebody turns the pages moves nothing on them', async () => {
    const store = await (await makePlace())();
    for (const count of [0, 1, 2, 3]) await store.add(numbered(count), { now: later(count) });
    const { older } = await store.page({ size: 2 });
    for (const count of [8, 9]) await store.add(numbered(count), { now: later(count) });
    const next = await store.page({ size: 2, ...(older && { olderThan: older }) });
    expect([numbersOf(next), next.older]).toEqual([[1, 0], null]);
  });

  test.each<[string, Omit<PageWanted, 'size'>, number[][]]>([
    ['of one state', { states: ['quarantined'] }, [[3, 1]]],
    ['of two states', { states: ['quarantined', 'stored'] }, [[4, 3], [2, 1], [0]]],
    ['of no state', { states: [] }, [[]]],
    ['of some time', { receivedFrom: later(1), receivedBefore: later(4) }, [[3, 2], [1]]],
  ])('pages can be %s', async (_what, filter, wanted) => {
    const store = await (await makePlace())();
    for (const count of [0, 1, 2, 3, 4]) {
      await store.add(numbered(count), { now: later(count), isQuarantined: count % 2 === 1 });
    }
    expect(await walk(store, { ...filter, size: 2 })).toEqual(wanted);
  });

  test('what only a program can tell is asked of so many, and then it is said how far was looked', async () => {
    const store = await (await makePlace())();
    const counts = Array.from({ length: 1_001 }, (_, count) => count);
    await Promise.all(counts.map((count) => store.add(numbered(count), { now: later(count) })));
    const matches = ({ subject }: { subject: string }) =>
      ['7', '600', '601', '999'].some((end) => subject === `Subject ${end}`);
    const wanted = { size: 2, matches, lookAtMost: 500 };
    const first = await store.page(wanted);
    expect([numbersOf(first), first.lookedTo]).toEqual([[999, 601], null]);
    const second = await store.page({ ...wanted, ...(first.older && { olderThan: first.older }) });
    expect([numbersOf(second), second.lookedTo]).toEqual([[600], later(101)]);
    const third = await store.page({ ...wanted, ...(second.older && { olderThan: second.older }) });
    expect([numbersOf(third), third.lookedTo, third.older]).toEqual([[7], null, null]);
    expect(await walk(store, { size: 3, matches })).toEqual([[999, 601, 600], [7]]);
  });
}

async function walk(store: EnquiryStore, wanted: PageWanted): Promise<number[][]> {
  const page = await store.page(wanted);
  if (page.older === null) return [numbersOf(page)];
  return [numbersOf(page), ...(await walk(store, { ...wanted, olderThan: page.older }))];
}

async function lastPage(store: EnquiryStore, wanted: PageWanted): Promise<ListPage> {
  const page = await store.page(wanted);
  return page.older === null ? page : lastPage(store, { ...wanted, olderThan: page.older });
}

function numbersOf({ enquiries }: { enquiries: readonly { subject: string }[] }): number[] {
  return enquiries.map(({ subject }) => Number(subject.replace('Subject ', '')));
}
