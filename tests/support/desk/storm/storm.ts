import { StartError } from '../../../../desk/errors.ts';
import type { EnquiryStore } from '../../../../desk/store/enquiry-store.ts';
import { openExistingSqliteStore } from '../../../../desk/store/sqlite/store.ts';
import { type DeskOptions, startDesk } from '../desk-process.ts';
import { mailSettings, noLimits } from '../settings-for-tests.ts';
import { createDoor, dieYoung, liveUntil } from './life.ts';
import { type StormMailbox, startStormMailbox } from './mailbox.ts';
import { type Chance, chanceFrom } from './random.ts';
import { type Kill, reportOn, type StormReport } from './report.ts';
import { sendVisitors, type Visitors } from './visitors.ts';

const visitorCount = 16;
/** The first life, with the making of the database, and each tenth after it end while the desk starts. */
const livesPerStartKill = 10;
/** About as many as a start makes that finds no database. */
const mostFileChanges = 24;

export type StormPlan = {
  kills: number;
  enquiries: number;
  /** Says when each kill falls; the same seed, the same choices. */
  seed: number;
  /** Where the enquiries are kept; empty at first. */
  dataFolder: string;
  env?: Readonly<Record<string, string>>;
  /** Called while the last desk waits for nothing but the claims of killed ones to fall free. */
  hurry?: () => Promise<void>;
  onKill?: (kills: number, accepted: number) => void;
};

/**
 * Sends enquiries to a real desk that mails to a real SMTP server, kills it again and again with `kill -9`, starts it anew,
 * and lets the last one finish. Says what became of every enquiry.
 */
export async function runStorm(plan: StormPlan): Promise<StormReport> {
  const { dataFolder, enquiries } = plan;
  const mailbox = await startStormMailbox();
  const options = optionsOf(plan, mailbox);
  const door = createDoor();
  const chance = chanceFrom(plan.seed);
  const visitors = sendVisitors(door, { count: visitorCount, total: enquiries });
  const kills: Kill[] = [];
  while (kills.length < plan.kills) {
    const count = Math.floor(((kills.length + chance.fraction()) / plan.kills) * enquiries);
    const diesYoung = kills.length % livesPerStartKill === 0;
    const atMs = diesYoung
      ? await dieYoung(Math.floor(chance.fraction() * mostFileChanges), { options, door })
      : await liveUntil(() => momentAfter(count, { chance, visitors, mailbox, enquiries }), {
          options,
          door,
        });
    kills.push({ atMs, inHand: await read(dataFolder, idsInHand).catch(noneYet) });
    plan.onKill?.(kills.length, visitors.accepted.length);
  }
  const last = await startDesk(options);
  door.open(last.url);
  await visitors.haveAccepted(enquiries);
  await last.hasMailedAll(plan.hurry);
  await last.kill();
  await mailbox.close();
  const stored = await read(dataFolder, (store) => store.list());
  return reportOn({ visitors, kills, stored, taken: mailbox.taken });
}

function optionsOf(
  { dataFolder, env }: StormPlan,
  mailbox: { url: string },
): DeskOptions & { dataFolder: string } {
  return { dataFolder, env: { ...noLimits, ...mailSettings(mailbox), ...env } };
}

async function idsInHand(store: EnquiryStore): Promise<ReadonlySet<string>> {
  return new Set((await store.list({ states: ['sending'] })).map(({ id }) => id));
}

/** Killed so young that there was no database. */
function noneYet(error: unknown): ReadonlySet<string> {
  if (error instanceof StartError) return new Set();
  throw error;
}

type Scene = { chance: Chance; visitors: Visitors; mailbox: StormMailbox; enquiries: number };

/** In the middle of something, once so many are accepted: a request, an answer, a mail that comes, or one that was taken. */
async function momentAfter(
  count: number,
  { chance, visitors, mailbox, enquiries }: Scene,
): Promise<void> {
  await visitors.haveAccepted(count);
  const next = chance.oneOf([
    visitors.nextAsking,
    visitors.nextAccepted,
    mailbox.nextOffered,
    mailbox.nextTaken,
  ]);
  await Promise.race([next(), visitors.haveAccepted(enquiries)]);
}

async function read<Result>(
  dataFolder: string,
  look: (store: EnquiryStore) => Promise<Result>,
): Promise<Result> {
  const store = openExistingSqliteStore(dataFolder, { readOnly: true });
  try {
    return await look(store);
  } finally {
    await store.close();
  }
}
