import { expect, test } from 'vitest';
import {
  addressesIn,
  addressesOfOneCustomer,
  floodOf,
  type Post,
  unrelatedAddresses,
} from '../../tests/support/desk/flood.ts';
import { openRelayScene } from '../../tests/support/desk/relay-scene.ts';
import { messageIdOf } from '../../tests/support/desk/settings-for-tests.ts';
import { openTestDesk } from '../../tests/support/desk/test-desk.ts';

/** A tenth of what a desk takes that nobody has set. `npm run bench -- flood` is the whole of it. */
const tenth = {
  env: { DESK_RATE_LIMIT_OVERALL: '1000', DESK_TRUSTED_PROXIES: '127.0.0.1' },
  mailsPerHour: 60,
};

/**
 * Posts one after the other, mails what is due after each, and says what became of it. A slow mail server answers none before all
 * are posted.
 */
async function endure(posts: readonly Post[], { isSlow } = { isSlow: false }) {
  const { mailbox, store, relayOn } = await openRelayScene(isSlow ? 'hold' : 'accept');
  const desk = await openTestDesk({ env: tenth.env, store });
  const relay = relayOn(store, { mailsPerHour: tenth.mailsPerHour, mailsAtOnce: isSlow ? 3 : 8 });
  const statuses = new Map<string, number>();
  for (const { id, address, parameters } of posts) {
    const { statusCode } = await desk.postForm(parameters, { 'x-forwarded-for': address });
    statuses.set(id, statusCode);
    relay.wake();
  }
  mailbox.behave('accept');
  await relay.runDue();
  const mailed = mailbox.messages.map(({ messageId }) => messageId);
  const genuine = posts.filter(({ isGenuine }) => isGenuine);
  const places = genuine.map(({ id }) => mailed.indexOf(messageIdOf(id)));
  return {
    accepted: genuine.filter(({ id }) => statuses.get(id) === 200).length,
    mailed: places.filter((place) => place >= 0).length,
    lastPlace: Math.max(...places),
    mails: new Set(mailed).size,
  };
}

const posts = 130;
const unrelated = unrelatedAddresses(48, 100);
const [visitors, laterVisitors] = [unrelatedAddresses(3), unrelatedAddresses(3, 3)];

test.each([
  ['addresses that have nothing to do with each other', unrelated],
  ['one customer with as many networks', addressesOfOneCustomer(48)],
  ['a handful of addresses', unrelatedAddresses(7, 100)],
  ['one IPv6 /37', addressesIn('2a00::/37', posts)],
  ['one IPv4 /16', addressesIn('198.51.0.0/16', posts)],
  ['one IPv4 /21', addressesIn('198.51.96.0/21', posts)],
])('in two floods from %s every visitor is heard and mailed at once', async (_where, attackers) => {
  const first = floodOf({ attackers, posts, visitors, seed: 1 });
  const second = floodOf({ attackers, posts, visitors: laterVisitors, seed: 2 });
  expect(await endure([...first, ...second])).toMatchObject({ accepted: 6, mailed: 6 });
});

test.each([
  ['addresses that have nothing to do with each other', unrelated],
  ['one IPv6 /37', addressesIn('2a00::/37', posts)],
])('before a slow mail server visitors pass a flood from %s', async (_where, attackers) => {
  const { lastPlace, ...counts } = await endure(
    floodOf({ attackers, posts, visitors: [...visitors, ...laterVisitors], seed: 1 }),
    { isSlow: true },
  );
  expect(counts).toMatchObject({ accepted: 6, mailed: 6 });
  // Three that were under way already, and the eight that may come from such a network before it is crowded.
  expect(lastPlace).toBeLessThan(3 + 6 + 8);
});

test('who has one address alone cannot fill the mailbox', async () => {
  const posts = floodOf({ attackers: ['192.0.2.7'], posts: 20, visitors: [], seed: 1 });
  expect((await endure(posts)).mails).toBeLessThan(10);
});
