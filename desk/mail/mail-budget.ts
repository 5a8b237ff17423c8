import { lastPriorityWithRoom, shareOf } from '../enquiry.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';

const hourMs = 60 * 60 * 1_000;

type BudgetParts = {
  store: Pick<EnquiryStore, 'countSentSince'>;
  mailsPerHour: number;
  /** Called when there is no room left, and not again until there was some. */
  onFull: () => void;
};

/** Who has waited this long has the share of priority 2, whichever it was: nobody waits for ever behind a flood. */
const longestBehindMs = hourMs;
/** To look for those passes over all that waits, so it is done no more often than this. */
const lookForThemEveryMs = 1_000;

/**
 * At most so many mails an hour, of every desk on this store together, and of each network a fair share, so that a flood can
 * neither bury the mailbox nor keep others out of it. What is left over waits, and is no failed attempt.
 */
export function createMailBudget({ store, mailsPerHour, onFull }: BudgetParts) {
  let isFull = false;
  let lookedAtMs = Number.NEGATIVE_INFINITY;

  /** Since when those have waited that may go as well; null when none may, or they were looked for just now. */
  function longWaitedSince(now: Date, used: number): Date | null {
    const isSoon = Math.abs(now.getTime() - lookedAtMs) < lookForThemEveryMs;
    if (isSoon || used >= shareOf(mailsPerHour, 2)) return null;
    lookedAtMs = now.getTime();
    return new Date(now.getTime() - longestBehindMs);
  }

  return {
    /** How many mails may begin now, and of which priorities; `underWay` are those that have begun and not ended. */
    room: async (now: Date, underWay: number) => {
      const sent = await sentInTheHourTo(now, store);
      const wasFull = isFull;
      isFull = sent >= mailsPerHour;
      if (isFull && !wasFull) onFull();
      const used = sent + underWay;
      return {
        mails: Math.max(0, mailsPerHour - used),
        lastPriority: lastPriorityWithRoom(mailsPerHour, used),
        waitedSince: longWaitedSince(now, used),
      };
    },
  };
}

/**
 * What was sent more than an hour ahead of now was sent before the clock was put back: to count it would stop all mail
 * for as long as that.
 */
async function sentInTheHourTo(now: Date, store: BudgetParts['store']): Promise<number> {
  const sentSince = (ms: number) => store.countSentSince(new Date(ms));
  const sent = await sentSince(now.getTime() - hourMs);
  return sent === 0 ? 0 : sent - (await sentSince(now.getTime() + hourMs));
}
