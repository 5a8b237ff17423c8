import { expect, onTestFinished, test } from 'vitest';
import { stillClock } from '../../tests/support/desk/relay-scene.ts';
import { temporaryFolder } from '../../tests/support/desk/test-desk.ts';
import { StartError } from '../errors.ts';
import { openSqliteStore } from '../store/sqlite/store.ts';
import { openStaffPage } from './server.ts';

const minuteMs = 60_000;

/** The page on a port of its own, and a clock that a test moves. */
async function open(port = 0) {
  const store = openSqliteStore(await temporaryFolder());
  const clock = stillClock();
  let isIdle = false;
  const page = await openStaffPage({
    store,
    siteName: 'Waymark',
    port,
    clock,
  });
  void page.untilIdle.then(() => {
    isIdle = true;
  });
  onTestFinished(async () => {
    await page.close();
    await store.close();
  });
  return {
    page,
    pass: async (ms: number) => {
      clock.pass(ms);
      clock.ring(minuteMs);
      await Promise.resolve();
      return isIdle;
    },
  };
}

test('it ends after an hour in which nobody inside asked for anything', async () => {
  const { page, pass } = await open();
  const entrance = await fetch(page.address);
  const cookie = entrance.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  expect(await pass(59 * minuteMs)).toBe(false);
  await fetch(new URL('/', page.address), { headers: { cookie } });
  expect(await pass(59 * minuteMs)).toBe(false);
  // Whoever is not inside keeps nothing open.
  await fetch(new URL('/', page.address));
  expect(await pass(minuteMs)).toBe(true);
});

test('it listens on the loopback address alone, under a key that is never the same', async () => {
  const [one, other] = [(await open()).page.address, (await open()).page.address];
  expect(one).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/enter\/[\w-]{43}$/);
  expect(new URL(one).pathname).not.toBe(new URL(other).pathname);
});

test('a port that is taken is an error in words', async () => {
  const { page } = await open();
  const taken = Number(new URL(page.address).port);
  await expect(open(taken)).rejects.toThrow(
    new StartError(`--port: ${taken} cannot be opened: it is in use already.`),
  );
});
