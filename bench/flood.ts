import { setTimeout } from 'node:timers/promises';
import { emailjsPaths } from '../contract/emailjs.ts';
import { type DeskProcess, startDesk } from '../tests/support/desk/desk-process.ts';
import {
  addressesOfOneCustomer,
  floodOf,
  type Post,
  unrelatedAddresses,
} from '../tests/support/desk/flood.ts';
import { startMailbox } from '../tests/support/desk/mailbox.ts';
import { formOf } from '../tests/support/desk/sample-enquiry.ts';
import { mailSettings, messageIdOf } from '../tests/support/desk/settings-for-tests.ts';

const [attackersPerFlood, postsPerFlood, visitorsPerFlood] = [486, 1_300, 30];
const postsAtOnce = 16;
const aMinuteMs = 60_000;

const origins: Readonly<Record<string, readonly string[]>> = {
  'addresses that have nothing to do with each other': unrelatedAddresses(attackersPerFlood, 1_000),
  'half of them networks of one customer, half unrelated': [
    ...addressesOfOneCustomer(attackersPerFlood / 2),
    ...unrelatedAddresses(attackersPerFlood / 2, 1_000),
  ],
  'one customer with 486 networks': addressesOfOneCustomer(attackersPerFlood),
  'sixty-five addresses, each to its limit': unrelatedAddresses(65, 1_000),
};

/**
 * Two floods of 1,300 posts each on a desk that nobody has set, with thirty people who write in the midst of each. Prints how
 * many of these were heard, and how many were mailed within a minute of that.
 */
export async function benchFlood(seed: number): Promise<void> {
  console.log(
    `${postsPerFlood} posts from ${attackersPerFlood} addresses and ${visitorsPerFlood} visitors, twice, seed ${seed}`,
  );
  const results: Record<string, Awaited<ReturnType<typeof endure>>> = {};
  for (const [origin, attackers] of Object.entries(origins)) {
    results[origin] = await endure(attackers, seed);
    console.log(`  ${origin}:`, results[origin]);
  }
  const isFair = Object.values(results).every((rounds) =>
    rounds.every(({ heard, mailedInAMinute }) => heard === 30 && mailedInAMinute >= 28),
  );
  if (!isFair) process.exitCode = 1;
}

async function endure(attackers: readonly string[], seed: number) {
  const mailedAtMs = new Map<string, number>();
  const mailbox = await startMailbox((message) => {
    mailedAtMs.set(message.messageId ?? '', performance.now());
    return 'accept';
  });
  const allMailed = async (posts: readonly (readonly [Post, number])[]) => {
    while (posts.some(([{ id }]) => !mailedAtMs.has(messageIdOf(id)))) {
      await mailbox.hasReceived(mailbox.messages.length + 1);
    }
  };
  const desk = await startDesk({
    env: { DESK_SITE: 'none', DESK_TRUSTED_PROXIES: '127.0.0.1, ::1', ...mailSettings(mailbox) },
  });
  const rounds: {
    heard: number;
    mailedInAMinute: number;
    slowestSeconds: number;
    mails: number;
  }[] = [];
  for (const round of [0, 1]) {
    const posts = floodOf({
      attackers,
      posts: postsPerFlood,
      visitors: unrelatedAddresses(visitorsPerFlood, round * visitorsPerFlood),
      seed: seed + round,
    });
    const heardAtMs = await sendAll(desk, posts);
    const genuine = [...heardAtMs].filter(([post]) => post.isGenuine);
    await Promise.race([setTimeout(aMinuteMs, null, { ref: false }), allMailed(genuine)]);
    const waits = genuine.map(
      ([{ id }, atMs]) => (mailedAtMs.get(messageIdOf(id)) ?? Number.POSITIVE_INFINITY) - atMs,
    );
    rounds.push({
      heard: genuine.length,
      mailedInAMinute: waits.filter((ms) => ms <= aMinuteMs).length,
      slowestSeconds: Math.round(Math.max(...waits) / 1_000),
      mails: mailedAtMs.size,
    });
  }
  await desk.discard();
  await mailbox.close();
  return rounds;
}

/** Posts all of them, some at a time, and says when each that was answered OK was. */
async function sendAll({ url }: DeskProcess, posts: readonly Post[]): Promise<Map<Post, number>> {
  const heardAtMs = new Map<Post, number>();
  const waiting = [...posts];
  const send = async () => {
    for (let post = waiting.shift(); post !== undefined; post = waiting.shift()) {
      const { status } = await fetch(`${url}${emailjsPaths.sendForm}`, {
        method: 'POST',
        body: formOf(post.parameters),
        headers: { 'x-forwarded-for': post.address },
      });
      if (status === 200) heardAtMs.set(post, performance.now());
    }
  };
  await Promise.all(Array.from({ length: postsAtOnce }, send));
  return heardAtMs;
}
