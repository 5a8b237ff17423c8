import type { PlanWords } from '../compiler/schemas/plan-words.ts';

// The build has checked these words; here they travel with the scripts, so that no page carries them.
const wordsByFile = import.meta.glob<PlanWords>('../content/*/plan.json', {
  eager: true,
  import: 'default',
});

/** What a plan says on every page in `language`, a tag such as "en-GB". Throws RangeError for a language without words. */
export function planWordsOf(language: string): PlanWords {
  const [locale = ''] = language.split('-');
  const words = wordsByFile[`../content/${locale}/plan.json`];
  if (words === undefined) throw new RangeError(`A plan has no words in "${language}".`);
  return words;
}

/** A sentence with what belongs where its {names} stand. */
export function filled(
  sentence: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return sentence.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark));
}
