import type { PlanWords, TickWords } from '../../../compiler/schemas/plan-words.ts';
import { tickWordsOf } from '../../enhancements/ticks/tick-words.ts';
import { wordsIn } from '../../plan-words.ts';

const wordsByFile = import.meta.glob<PlanWords>('../../../content/*/plan.json', {
  eager: true,
  import: 'default',
});

/** What the page of plans says, and the lists on it. */
export type PageWords = PlanWords & TickWords;

/** Throws RangeError for a language without words. */
export function pageWordsOf(language: string): PageWords {
  return { ...wordsIn(wordsByFile, language), ...tickWordsOf(language) };
}
