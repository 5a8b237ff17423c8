import type { TickWords } from '../../../compiler/schemas/plan-words.ts';
import { wordsIn } from '../../plan-words.ts';

// They travel with the scripts that say them, so that no page carries them.
const wordsByFile = import.meta.glob<TickWords>('../../../content/*/ticks.json', {
  eager: true,
  import: 'default',
});

/** Throws RangeError for a language without words. */
export function tickWordsOf(language: string): TickWords {
  return wordsIn(wordsByFile, language);
}
