import type { StoredEnquiry } from '../../../../desk/enquiry.ts';
import type { Taken } from './mailbox.ts';
import type { Visit, Visitors } from './visitors.ts';

/** One `kill -9` by the steady clock, and the ids that the desk had begun to mail then and not yet noted as sent. */
export type Kill = { atMs: number; inHand: ReadonlySet<string> };

/** One enquiry of which the box has a mail more than it should. */
export type Doubling = Visit & {
  hasSameMessageId: boolean;
  /**
   * How long after the mail server's 250 for the earlier mail the desk was killed with its commit outstanding; below zero
   * when it was killed while the server still took the text. null when no kill explains the doubling: the desk's mistake.
   */
  killedAfterMs: number | null;
};

export type StormReport = {
  kills: number;
  requests: number;
  accepted: number;
  refusals: readonly string[];
  stored: number;
  /** Accepted enquiries of which the box has a mail. */
  mailed: number;
  /** Accepted enquiries that are not in the database, or not in the box. */
  lost: readonly Visit[];
  doublings: readonly Doubling[];
};

type StormRecords = {
  visitors: Pick<Visitors, 'accepted' | 'refusals' | 'requests'>;
  kills: readonly Kill[];
  stored: readonly StoredEnquiry[];
  taken: readonly Taken[];
};

/** What became of every enquiry of a storm. */
export function reportOn({ visitors, kills, stored, taken }: StormRecords): StormReport {
  const { accepted, refusals } = visitors;
  const mails = Map.groupBy(taken, ({ mark }) => mark);
  const storedIds = new Set(stored.map(({ id }) => id));
  return {
    kills: kills.length,
    requests: visitors.requests(),
    accepted: accepted.length,
    refusals,
    stored: stored.length,
    mailed: accepted.filter(({ mark }) => mails.has(mark)).length,
    lost: accepted.filter(({ id, mark }) => !storedIds.has(id) || !mails.has(mark)),
    doublings: accepted.flatMap((visit) => doublingsOf(visit, mails.get(visit.mark) ?? [], kills)),
  };
}

/** One for every mail of this enquiry after the first; `mails` in the order in which the box took them. */
function doublingsOf(visit: Visit, mails: readonly Taken[], kills: readonly Kill[]): Doubling[] {
  return mails.slice(1).map((later, index) => {
    const earlier = mails[index] ?? later;
    const kill = killOver(visit, earlier.atMs, kills);
    return {
      ...visit,
      hasSameMessageId: earlier.messageId === later.messageId,
      killedAfterMs: kill && kill.atMs - earlier.atMs,
    };
  });
}

/**
 * The nearest kill, of the first after the 250 and the last before it, that caught the desk with this enquiry in hand. A dead
 * desk's claim stands for a while, so the next kill may find it too.
 */
function killOver({ id }: Visit, atMs: number, kills: readonly Kill[]): Kill | null {
  const before = kills.findLast((kill) => kill.atMs < atMs);
  const after = kills.find((kill) => kill.atMs >= atMs);
  const distanceMs = (kill: Kill) => Math.abs(kill.atMs - atMs);
  const [nearest] = [before, after]
    .filter((kill) => kill !== undefined)
    .filter(({ inHand }) => inHand.has(id))
    .toSorted((one, other) => distanceMs(one) - distanceMs(other));
  return nearest ?? null;
}
