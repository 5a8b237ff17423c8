import Fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { sampleEnquiry, sampleText } from '../../tests/support/desk/sample-enquiry.ts';
import { handTurnedClock } from '../../tests/support/desk/suites/store/setting.ts';
import { openTestDesk, temporaryFolder } from '../../tests/support/desk/test-desk.ts';
import { openSqliteStore } from '../store/sqlite/store.ts';
import { serveHealth } from './health.ts';

const nobody = { quarantined: 0, stored: 0, sending: 0, sent: 0, failed: 0 };
const fromElsewhere = { origin: 'https://elsewhere.example' };

test('/healthz says ok in plain text', async () => {
  const { app } = await openTestDesk();
  const { statusCode, body, headers } = await app.inject('/healthz');
  expect([statusCode, body]).toEqual([200, 'ok']);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
});

test.each(['/healthz', '/readyz'])(
  '%s is kept by nobody and read by no other page',
  async (url) => {
    const { app } = await openTestDesk();
    const { headers } = await app.inject({ url, headers: fromElsewhere });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  },
);

test('/readyz tells how long the oldest unsent has waited, and counts, and nothing of anybody', async () => {
  const { app, store } = await openTestDesk();
  await store.add(sampleEnquiry, { now: new Date('2026-03-02T08:58:59.500Z') });
  const { statusCode, body } = await app.inject('/readyz');
  expect(statusCode).toBe(200);
  expect(JSON.parse(body)).toEqual({
    ready: true,
    oldestUnsentSeconds: 60,
    counts: { ...nobody, stored: 1 },
  });
  for (const words of Object.values(sampleText)) expect(body).not.toContain(words);
});

test.each([
  ['nothing waits', null, { isQuarantined: true }],
  ['the clock was put back', 0, {}],
])('when %s, that age is %j', async (_when, age, arrival) => {
  const { app, store } = await openTestDesk();
  await store.add(sampleEnquiry, { now: new Date('2026-03-02T10:00:00Z'), ...arrival });
  expect((await app.inject('/readyz')).json().oldestUnsentSeconds).toBe(age);
});

/** The two paths over a store that can be shut, and a clock to turn. */
async function openHealth() {
  const store = openSqliteStore(await temporaryFolder());
  const clock = handTurnedClock();
  const log: string[] = [];
  const app: FastifyInstance = Fastify({ logger: { stream: { write: (line) => log.push(line) } } });
  let commits = 0;
  const counted = {
    status: store.status,
    check: () => {
      commits += 1;
      return store.check();
    },
  };
  serveHealth(app, {
    store: counted,
    now: () => new Date('2026-03-02T09:00:00Z'),
    steadyMs: clock.steadyMs,
  });
  onTestFinished(async () => {
    await app.close();
    await store.close();
  });
  const status = async () => (await app.inject('/readyz')).statusCode;
  return { store, clock, log, status, commits: () => commits };
}

test('many who ask within a second cost one commit, and the next second looks anew', async () => {
  const { store, clock, status, commits } = await openHealth();
  expect(await Promise.all([status(), status(), status()])).toEqual([200, 200, 200]);
  await store.close();
  clock.pass(999);
  expect([await status(), commits()]).toEqual([200, 1]);
  clock.pass(1);
  expect([await status(), commits()]).toEqual([503, 2]);
});

test('the log says once that the desk is not ready', async () => {
  const { store, clock, log, status } = await openHealth();
  await store.close();
  for (let look = 0; look < 3; look += 1) {
    expect(await status()).toBe(503);
    clock.pass(1_000);
  }
  expect(log.filter((line) => line.includes('not ready'))).toHaveLength(1);
});
