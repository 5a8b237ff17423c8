import type { Enquiry } from '../enquiry.ts';
import { createCopyCounter } from './copies.ts';
import { type CallTraces, quarantineFrom, type SpamInput, signals } from './signals.ts';

/** How an enquiry was judged. A high score never loses one: it is kept, and waits for staff. */
export type SpamVerdict = {
  /** 0 is clean. */
  spamScore: number;
  spamReasons: readonly string[];
  isQuarantined: boolean;
};

export type SpamScorer = (enquiry: Enquiry, traces: CallTraces) => SpamVerdict;

/** A judge who remembers what came before. Shape: `elapsedMs` never goes back. */
export function createSpamScorer(elapsedMs: () => number): SpamScorer {
  const countCopies = createCopyCounter(elapsedMs);
  return (enquiry, traces) =>
    scoreSpam({ ...traces, text: enquiry.text, copies: countCopies(enquiry) });
}

/** The sum of the signals that a input shows, and why. */
export function scoreSpam(input: SpamInput): SpamVerdict {
  const shown = signals.filter(({ shows }) => shows(input));
  const spamScore = shown.reduce((sum, { weight }) => sum + weight, 0);
  return {
    spamScore,
    spamReasons: shown.map(({ reason }) => reason),
    isQuarantined: spamScore >= quarantineFrom,
  };
}
