import { expect, test } from 'vitest';
import { sampleStored } from '../../tests/support/desk/sample-enquiry.ts';
import { outcomeOf, outcomeOfFailure, waitMsAfter } from './relay.ts';

const seconds = 1_000;
const hours = 60 * 60 * seconds;
const days = 24 * hours;

test.each([
  [1, 5 * seconds],
  [2, 10 * seconds],
  [3, 20 * seconds],
  [10, 2_560 * seconds],
  [11, 1 * hours],
  [12, 1 * hours],
  [5_000, 1 * hours],
])('after %i failures in a row the next attempt waits %i ms', (failures, waitMs) => {
  expect(waitMsAfter(failures)).toBe(waitMs);
});

const firstAttemptAt = new Date('2026-03-02T09:00:00Z');
const at = (elapsedMs: number) => new Date(firstAttemptAt.getTime() + elapsedMs);
const busy = { isFinal: false, isOfServer: false, reason: 'the mail server answered 451 to DATA' };

test('a failure that may pass waits, counted from now', () => {
  const now = at(1 * hours);
  expect(outcomeOfFailure(busy, { attempts: 2, firstAttemptAt, now })).toEqual({
    state: 'stored',
    nextAttemptAt: new Date(now.getTime() + 10 * seconds),
    lastError: busy.reason,
    waitsForServer: false,
  });
});

test.each([
  ['just before five days', 5 * days - 1, 'stored'],
  ['at five days', 5 * days, 'failed'],
  ['just after five days', 5 * days + 1, 'failed'],
])('%s since the first attempt the enquiry is %s', (_when, elapsedMs, state) => {
  const outcome = outcomeOfFailure(busy, { attempts: 129, firstAttemptAt, now: at(elapsedMs) });
  expect(outcome.state).toBe(state);
});

test.each([
  ['tried 23 times', 23, 'stored'],
  ['tried 24 times', 24, 'failed'],
])('an enquiry %s when the clock leaps a year ahead is %s', (_tries, attempts, state) => {
  const outcome = outcomeOfFailure(busy, { attempts, firstAttemptAt, now: at(365 * days) });
  expect(outcome.state).toBe(state);
});

test('a clock put back a year costs no attempt', () => {
  const now = at(-365 * days);
  expect(outcomeOfFailure(busy, { attempts: 30, firstAttemptAt, now })).toMatchObject({
    state: 'stored',
    nextAttemptAt: new Date(now.getTime() + 1 * hours),
  });
});

test('a refusal for good fails at once and keeps the reason', () => {
  const refused = {
    isFinal: true,
    isOfServer: false,
    reason: 'the mail server answered 554 to DATA',
  };
  expect(outcomeOfFailure(refused, { attempts: 1, firstAttemptAt, now: firstAttemptAt })).toEqual({
    state: 'failed',
    lastError: refused.reason,
  });
});

test.each([
  ['for five days', 5 * days, { ...busy, isOfServer: true }, 'gave up after five days: '],
  ['for good', 0, { ...busy, isFinal: true }, ''],
])(
  'what one recipient has and another refused %s counts as sent, with the reason',
  (_how, elapsedMs, failure, words) => {
    const sentAt = at(1 * seconds);
    const deliveredTo = ['one@waymark.example'];
    const stored = { ...sampleStored, attempts: 30, firstAttemptAt, deliveredTo, sentAt };
    const delivery = { deliveredTo, missing: 1, failure };
    expect(outcomeOf(stored, delivery, at(elapsedMs))).toEqual({
      state: 'sent',
      sentAt,
      deliveredTo,
      lastError: `1 of 2 recipients have it; for the rest: ${words}${busy.reason}`,
    });
  },
);
