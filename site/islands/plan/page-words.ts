import type { PlanWords, TickWords } from '../../../compiler/schemas/plan-words.ts';
import words from '../../../content/en/plan.json' with { type: 'json' };
import { tickWords } from '../../enhancements/ticks/tick-words.ts';
import { carriedWords } from '../../script-words.ts';

/** What the page of plans says, and the lists on it. */
export type PageWords = PlanWords & TickWords;

export function pageWords(): PageWords {
  return { ...(carriedWords().plan ?? words), ...tickWords() };
}
