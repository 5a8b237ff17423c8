import { expect, onTestFinished, test } from 'vitest';
import { referenceFor } from '../../contract/reference.ts';
import { sampleEnquiry, sampleId } from '../../tests/support/desk/sample-enquiry.ts';
import { temporaryFolder } from '../../tests/support/desk/test-desk.ts';
import { keepRetention } from './retention.ts';
import { openSqliteStore } from './sqlite/store.ts';

const dayMs = 24 * 60 * 60 * 1_000;
const hourMs = 60 * 60 * 1_000;
const received = new Date('2026-03-02T09:00:00Z');

/** A desk that keeps enquiries for 30 days, holds one, and starts so many days after it came. */
async function startAfter(days: number) {
  const store = openSqliteStore(await temporaryFolder());
  onTestFinished(store.close);
  await store.add(sampleEnquiry, { now: received });
  let dayTimeMs = received.getTime() + days * dayMs;
  let steadyMs = 0;
  let look: () => unknown = () => {};
  const erasedCounts: number[] = [];
  keepRetention({
    store,
    retentionDays: 30,
    clock: {
      now: () => new Date(dayTimeMs),
      every: (_ms, work) => {
        look = work;
        return () => {};
      },
    },
    steadyMs: () => steadyMs,
    onErased: (count) => erasedCounts.push(count),
    onFailure: (error) => {
      throw error;
    },
  });
  return {
    store,
    erasedCounts,
    leap: (ms: number) => {
      dayTimeMs += ms;
    },
    /** How many enquiries are left when another hour has gone by. */
    leftAfterAnHour: async () => {
      dayTimeMs += hourMs;
      steadyMs += hourMs;
      await look();
      return (await store.list()).length;
    },
  };
}

test.each([
  ['kept', 'for 30 days', 30, 1],
  ['erased', 'after that', 30.001, 0],
])('with a retention of 30 days an enquiry is %s %s', async (_what, _when, days, count) => {
  const desk = await startAfter(days - hourMs / dayMs);
  expect(await desk.leftAfterAnHour()).toBe(count);
});

test('what it erases leaves a proof, and whoever looks after the desk hears how many', async () => {
  const { store, erasedCounts, leftAfterAnHour } = await startAfter(31);
  await leftAfterAnHour();
  await expect.poll(() => erasedCounts).toEqual([1]);
  const erasedAt = new Date(received.getTime() + 31 * dayMs + hourMs);
  expect(await store.findErasures(sampleId)).toEqual([
    { id: sampleId, reference: referenceFor(sampleId), erasedAt, cause: 'retention' },
  ]);
  await leftAfterAnHour();
  await expect.poll(() => erasedCounts).toEqual([1]);
});

test('a clock that leaps a year ahead erases nothing until it has gone on evenly for an hour', async () => {
  const desk = await startAfter(1);
  desk.leap(365 * dayMs);
  expect(await desk.leftAfterAnHour()).toBe(1);
  expect(await desk.leftAfterAnHour()).toBe(0);
});

test('a clock that leaps a year ahead and is set right within the hour erases nothing', async () => {
  const desk = await startAfter(1);
  desk.leap(365 * dayMs);
  expect(await desk.leftAfterAnHour()).toBe(1);
  desk.leap(-365 * dayMs);
  expect(await desk.leftAfterAnHour()).toBe(1);
  expect(await desk.leftAfterAnHour()).toBe(1);
});
