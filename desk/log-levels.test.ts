import { expect, test } from 'vitest';
import { sampleStored } from '../tests/support/desk/sample-enquiry.ts';
import { handTurnedClock } from '../tests/support/desk/suites/store/setting.ts';
import { openTestDesk } from '../tests/support/desk/test-desk.ts';
import { StoreError } from './errors.ts';
import { relayLog } from './log.ts';
import { digestLog } from './mail/digest.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const firstAttemptAt = new Date('2026-03-02T09:00:00Z');
const lastError = 'no answer from the mail server (ESOCKET)';

async function open() {
  const { app, log } = await openTestDesk();
  const { steadyMs, pass } = handTurnedClock();
  const now = () => new Date(firstAttemptAt.getTime() + steadyMs());
  const levels = () => log.map((line) => JSON.parse(line).level);
  const relay = relayLog(app.log, { now, steadyMs });
  return { relay, digest: digestLog(app.log, relay), pass, log, levels };
}

test('mail that is down is told at 30 first, at 40 after an hour, at 50 after a day', async () => {
  const { relay, pass, levels } = await open();
  const attempt = () =>
    relay.attempted(
      { ...sampleStored, firstAttemptAt },
      { state: 'stored', nextAttemptAt: firstAttemptAt, lastError },
    );
  attempt();
  pass(hourMs - 1);
  attempt();
  pass(1);
  attempt();
  pass(23 * hourMs - 1);
  attempt();
  pass(1);
  attempt();
  expect(levels()).toEqual([30, 30, 40, 40, 50]);
});

test('what is delivered after a day is told at 30, and what failed for good, also for one recipient, at 50', async () => {
  const { relay, pass, levels } = await open();
  pass(25 * hourMs);
  const enquiry = { ...sampleStored, firstAttemptAt };
  relay.attempted(enquiry, { state: 'sent', sentAt: firstAttemptAt, lastError: null });
  relay.attempted(enquiry, { state: 'failed', lastError });
  relay.attempted(enquiry, { state: 'sent', sentAt: firstAttemptAt, lastError });
  expect(levels()).toEqual([30, 50, 50]);
});

test('a store that goes on refusing is told once in ten minutes, and at once when it is for another reason', async () => {
  const { relay, pass, log } = await open();
  const [full, moved] = ['SQLITE_FULL', 'DESK_FILE_MOVED'].map((code) =>
    Object.assign(new StoreError(), { code }),
  );
  for (let second = 0; second < 600; second += 1) {
    relay.storeRefused(full);
    pass(1_000);
  }
  expect(log).toHaveLength(1);
  relay.storeRefused(full);
  relay.storeRefused(moved);
  expect(log.map((line) => JSON.parse(line).err.code)).toEqual([
    'SQLITE_FULL',
    'SQLITE_FULL',
    'DESK_FILE_MOVED',
  ]);
});

test('a store that refuses the relay and the digest is told once', async () => {
  const { relay, digest, log } = await open();
  const full = Object.assign(new StoreError(), { code: 'SQLITE_FULL' });
  relay.storeRefused(full);
  digest.storeRefused(full);
  expect(log).toHaveLength(1);
});
