import type { TickWords } from '../../../compiler/schemas/plan-words.ts';
// They travel with the scripts that say them, so that no page carries them.
import words from '../../../content/en/ticks.json' with { type: 'json' };
import { carriedWords } from '../../script-words.ts';

/** What the lists of a case say in the language of the page. */
export function tickWords(): TickWords {
  return carriedWords().ticks ?? words;
}
