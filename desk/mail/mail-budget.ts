import type { EnquiryStore } from '../store/enquiry-store.ts';

const hourMs = 60 * 60 * 1_000;

export type MailBudget = {
  /** How many mails may begin now; `underWay` are those that have begun and not ended. */
  room: (now: Date, underWay: number) => Promise<number>;
};

type BudgetParts = {
  store: Pick<EnquiryStore, 'countSentSince'>;
  mailsPerHour: number;
  /** Called when there is no room left, and not again until there was some. */
  onFull: () => void;
};

/**
 * At most so many mails an hour, of every desk on this store together, so that a flood cannot bury the mailbox.
 * What is left over waits, is no failed attempt, and goes out cleanest first.
 */
export function createMailBudget({ store, mailsPerHour, onFull }: BudgetParts): MailBudget {
  let isFull = false;
  return {
    room: async (now, underWay) => {
      const sent = await sentInTheHourTo(now, store);
      const wasFull = isFull;
      isFull = sent >= mailsPerHour;
      if (isFull && !wasFull) onFull();
      return Math.max(0, mailsPerHour - sent - underWay);
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
