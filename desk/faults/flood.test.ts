import { expect, test } from 'vitest';
import {
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
  env: { DESK_RATE_LIMIT_OVERALL: '200', DESK_TRUSTED_PROXIES: '127.0.0.1' },
  mailsPerHour: 60,
};

/** Posts one after the other, mails what is due after each, and says what became of it. */
async function endure(posts: readonly Post[]) {
  const { mailbox, store, relayOn } = await openRelayScene();
  const desk = await openTestDesk({ env: tenth.env, store });
  const relay = relayOn(store, { mailsPerHour: tenth.mailsPerHour, mailsAtOnce: 8 });
  const statuses = new Map<string, number>();
  for (const { id, address, parameters } of posts) {
    const { statusCode } = await desk.postForm(parameters, { 'x-forwarded-for': address });
    statuses.set(id, statusCode);
    relay.wake();
  }
  await relay.runDue();
  const mailed = new Set(mailbox.messages.map(({ messageId }) => messageId));
  const genuine = posts.filter(({ isGenuine }) => isGenuine);
  return {
    accepted: genuine.filter(({ id }) => statuses.get(id) === 200).length,
    mailed: genuine.filter(({ id }) => mailed.has(messageIdOf(id))).length,
    mails: mailed.size,
  };
}

test.each([
  ['from addresses that have nothing to do with each other', unrelatedAddresses(48, 100)],
  ['from one customer with as many networks', addressesOfOneCustomer(48)],
  ['from a handful of addresses', unrelatedAddresses(7, 100)],
])('in two floods %s every visitor is heard and mailed at once', async (_where, attackers) => {
  const visitors = unrelatedAddresses(6);
  const first = floodOf({ attackers, posts: 130, visitors: visitors.slice(0, 3), seed: 1 });
  const second = floodOf({ attackers, posts: 130, visitors: visitors.slice(3), seed: 2 });
  expect(await endure([...first, ...second])).toMatchObject({ accepted: 6, mailed: 6 });
});

test('who has one address alone cannot fill the mailbox', async () => {
  const posts = floodOf({ attackers: ['192.0.2.7'], posts: 20, visitors: [], seed: 1 });
  expect((await endure(posts)).mails).toBeLessThan(10);
});
