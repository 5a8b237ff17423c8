import { expect, onTestFinished, test } from 'vitest';
import { sampleEnquiry } from '../tests/support/desk/sample-enquiry.ts';
import { temporaryFolder } from '../tests/support/desk/test-desk.ts';
import { keepRetention } from './retention.ts';
import { openSqliteStore } from './sqlite/store.ts';

const dayMs = 24 * 60 * 60 * 1_000;
const received = new Date('2026-03-02T09:00:00Z');

/** Starts the retention of 30 days when `daysLater` have gone by, and says how many enquiries it erased. */
async function erasedAfter(daysLater: number): Promise<number> {
  const store = openSqliteStore(await temporaryFolder());
  onTestFinished(store.close);
  await store.add(sampleEnquiry, { now: received });
  const now = () => new Date(received.getTime() + daysLater * dayMs);
  let look = () => {};
  let erased = 0;
  const stop = keepRetention({
    store,
    retentionDays: 30,
    clock: {
      now,
      every: (_ms, work) => {
        look = work;
        return () => {};
      },
    },
    onErased: (count) => {
      erased += count;
    },
    onFailure: (error) => {
      throw error;
    },
  });
  look();
  // The store answers in the order in which it was asked.
  const left = await store.list();
  stop();
  expect(left).toHaveLength(1 - erased);
  return erased;
}

test.each([
  [30, 0],
  [30.001, 1],
])('with a retention of 30 days, after %f days %i enquiries are erased', async (days, count) => {
  expect(await erasedAfter(days)).toBe(count);
});
