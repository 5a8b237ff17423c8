import type { Enquiry } from './enquiry.ts';
import { createCopyCounter } from './spam-copies.ts';
import { type CallTraces, quarantineFrom, type Suspect, signals } from './spam-signals.ts';

/** How an enquiry was judged. A high score never loses one: it is kept, and waits for staff. */
export type Judgement = {
  /** 0 is clean. */
  spamScore: number;
  spamReasons: readonly string[];
  isQuarantined: boolean;
};

export type Judge = (enquiry: Enquiry, traces: CallTraces) => Judgement;

/** A judge who remembers what came before. Shape: `elapsedMs` never goes back. */
export function createJudge(elapsedMs: () => number): Judge {
  const countCopies = createCopyCounter(elapsedMs);
  return (enquiry, traces) =>
    judge({ ...traces, text: enquiry.text, copies: countCopies(enquiry) });
}

/** The sum of the signals that a suspect shows, and why. */
export function judge(suspect: Suspect): Judgement {
  const shown = signals.filter(({ shows }) => shows(suspect));
  const spamScore = shown.reduce((sum, { weight }) => sum + weight, 0);
  return {
    spamScore,
    spamReasons: shown.map(({ reason }) => reason),
    isQuarantined: spamScore >= quarantineFrom,
  };
}
