import { setTimeout } from 'node:timers/promises';
import { emailjsPaths } from '../../contract/emailjs.ts';
import { type DeskProcess, startDesk } from '../support/desk/desk-process.ts';
import {
  addressesIn,
  addressesOfOneCustomer,
  floodOf,
  type Post,
  unrelatedAddresses,
} from '../support/desk/flood.ts';
import { type Mailbox, startMailbox } from '../support/desk/mailbox.ts';
import { formOf } from '../support/desk/sample-enquiry.ts';
import { mailSettings, messageIdOf } from '../support/desk/settings-for-tests.ts';
import { idsIn, type Trial, verdictOn } from '../support/desk/trials/trial.ts';

const [postsPerFlood, visitorsPerFlood, unrelatedAttackers] = [2_048, 30, 516];
const mailDelaysMs = [0, 300];
const postsAtOnce = 16;
const aMinuteMs = 60_000;
const leastMailed = 28 / 30;

type Flood = {
  attackers: readonly string[];
  /** Where people write from meanwhile; unrelated addresses when not given. */
  visitors?: readonly string[];
  posts?: number;
  /** Posts a second; as many as are answered when not given. */
  perSecond?: number;
};

const unrelated = unrelatedAddresses(unrelatedAttackers, 1_000);
const networkOf = (network: string): Flood => ({ attackers: addressesIn(network, postsPerFlood) });
const carrier = ['100.64.7.7', '2a01:4c8::7', '86.128.0.7'] as const;

const floods: Readonly<Record<string, Flood>> = {
  'one IPv6 /20': networkOf('2a00::/20'),
  'one IPv6 /32': networkOf('2a00:1450::/32'),
  'one IPv6 /37': networkOf('2a00:1450:800::/37'),
  'one IPv6 /40': networkOf('2a00:1450:800::/40'),
  'one IPv6 /44': networkOf('2a00:1450:800::/44'),
  'one IPv6 /56': networkOf('2a00:1450:800::/56'),
  'one IPv4 /12': networkOf('198.48.0.0/12'),
  'one IPv4 /16': networkOf('198.51.0.0/16'),
  'one IPv4 /21': networkOf('198.51.96.0/21'),
  'one IPv4 /24': networkOf('198.51.100.0/24'),
  'unrelated addresses': { attackers: unrelated },
  'unrelated addresses, twice as long': {
    attackers: unrelated,
    posts: 2 * postsPerFlood,
    visitors: unrelatedAddresses(2 * visitorsPerFlood),
  },
  'an IPv4 /16 and an IPv6 /37, half each': {
    attackers: [
      ...addressesIn('198.51.0.0/16', postsPerFlood / 2),
      ...addressesIn('2a00:1450:800::/37', postsPerFlood / 2),
    ],
  },
  'one customer, and as many unrelated addresses': {
    attackers: [...addressesOfOneCustomer(unrelatedAttackers), ...unrelated],
  },
  'a hundred addresses, each to its limit': { attackers: unrelated.slice(0, 100) },
  'one IPv4 /16, slowly': { ...networkOf('198.51.0.0/16'), perSecond: 50 },
  'one IPv4 /16, visitors behind three addresses of carriers': {
    ...networkOf('198.51.0.0/16'),
    visitors: Array.from({ length: visitorsPerFlood }, (_, index) => carrier[index % 3] ?? ''),
  },
};

/**
 * Floods on a desk that nobody has set, with thirty people who write in the midst of each. Prints how many of these were kept, how
 * many were mailed within a minute of that, and how long any of them was told to wait. Only those floods whose name has `part` in it.
 */
export async function benchFlood(seed: number, part = ''): Promise<void> {
  console.log(`${postsPerFlood} posts and ${visitorsPerFlood} visitors in a flood, seed ${seed}`);
  const rows: Row[] = [];
  for (const name of Object.keys(floods).filter((each) => each.includes(part))) {
    for (const delayMs of mailDelaysMs) {
      rows.push((await endure(name, { delayMs, seed })).row);
      console.log(rows.at(-1));
    }
  }
  console.table(rows);
  if (!rows.every(isFair)) process.exitCode = 1;
}

/** Whether what was accepted is kept; `npm run bench -- torture` does not ask who is heard. */
export const floodTrials: Readonly<Record<string, Trial>> = Object.fromEntries(
  ['one IPv4 /16', 'one IPv6 /37', 'unrelated addresses'].map((name) => [
    `a flood from ${name}`,
    async () => (await endure(name, { delayMs: 0, seed: 1 })).verdict,
  ]),
);

type Row = Awaited<ReturnType<typeof endure>>['row'];

function isFair({ visitors, kept, lost, 'mailed in a minute': mailed }: Row): boolean {
  return kept === visitors && lost === 0 && mailed >= visitors * leastMailed;
}

async function endure(name: string, { delayMs, seed }: { delayMs: number; seed: number }) {
  const mailedAtMs = new Map<string, number>();
  const mailbox = await startMailbox(
    ({ messageId = '' }) => {
      mailedAtMs.set(messageId, performance.now());
      return 'accept';
    },
    { onMailFrom: (_address, _session, answer) => void setTimeout(delayMs).then(() => answer()) },
  );
  const desk = await startDesk({
    env: { DESK_SITE: 'none', DESK_TRUSTED_PROXIES: '127.0.0.1, ::1', ...mailSettings(mailbox) },
  });
  const flood = floods[name] ?? { attackers: [] };
  const { attackers, visitors = unrelatedAddresses(visitorsPerFlood), perSecond } = flood;
  const posts = floodOf({ attackers, posts: flood.posts ?? postsPerFlood, visitors, seed });
  const startedAtMs = performance.now();
  const answers = await sendAll(desk, posts, perSecond);
  const floodMs = performance.now() - startedAtMs;
  const genuine = [...answers].filter(([{ isGenuine }]) => isGenuine);
  const kept = genuine.filter(([, { status }]) => status === 200);
  await Promise.race([
    setTimeout(aMinuteMs, null, { ref: false }),
    areMailed(
      kept.map(([{ id }]) => messageIdOf(id)),
      mailedAtMs,
      mailbox,
    ),
  ]);
  const waits = kept.map(
    ([{ id }, { atMs }]) => (mailedAtMs.get(messageIdOf(id)) ?? Number.POSITIVE_INFINITY) - atMs,
  );
  const accepted = [...answers].filter(([, { status }]) => status === 200).map(([{ id }]) => id);
  const verdict = verdictOn({
    accepted,
    refused: answers.size - accepted.length,
    kept: await idsIn(desk),
  });
  await desk.discard();
  await mailbox.close();
  const row = {
    'flood from': name,
    'ms a mail': delayMs,
    visitors: visitors.length,
    kept: kept.length,
    'mailed in a minute': waits.filter((ms) => ms <= aMinuteMs).length,
    'slowest s': Math.round(Math.max(...waits) / 1_000),
    refused: genuine.length - kept.length,
    'longest wait told s': Math.max(...genuine.map(([, { toldSeconds }]) => toldSeconds)),
    'others kept': accepted.length - kept.length,
    lost: verdict.lost,
    'mails in all': mailedAtMs.size,
    'flood took s': Math.round(floodMs / 1_000),
  };
  return { row, verdict };
}

async function areMailed(
  messageIds: readonly string[],
  mailed: ReadonlyMap<string, number>,
  mailbox: Mailbox,
): Promise<void> {
  while (messageIds.some((id) => !mailed.has(id))) {
    await mailbox.hasReceived(mailbox.messages.length + 1);
  }
}

type Answer = { status: number; atMs: number; toldSeconds: number };

/** Posts all of them, some at a time. */
async function sendAll(
  { url }: DeskProcess,
  posts: readonly Post[],
  perSecond = Number.POSITIVE_INFINITY,
): Promise<Map<Post, Answer>> {
  const answers = new Map<Post, Answer>();
  const startedAtMs = performance.now();
  const waiting = [...posts.entries()];
  const send = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, post] = next;
      const earlyMs = startedAtMs + (1_000 * index) / perSecond - performance.now();
      if (earlyMs > 0) await setTimeout(earlyMs);
      const { status, headers } = await fetch(`${url}${emailjsPaths.sendForm}`, {
        method: 'POST',
        body: formOf(post.parameters),
        headers: { 'x-forwarded-for': post.address },
      });
      const toldSeconds = Number(headers.get('retry-after') ?? 0);
      answers.set(post, { status, atMs: performance.now(), toldSeconds });
    }
  };
  await Promise.all(Array.from({ length: postsAtOnce }, send));
  return answers;
}
