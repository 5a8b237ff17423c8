import { madeOnce } from '../../plan/made-once.ts';
import type { ContentProblem } from '../content-error.ts';
import type { LocaleFiles } from '../load.ts';
import type { Terms } from '../schemas/language.ts';
import { lettersOf, wholeWords } from './fit.ts';

/** Words of the catalogs of a language that its list of terms says nobody may write. */
export function problemsOfTerms({
  locale,
  translated,
  terms,
}: Pick<LocaleFiles, 'locale' | 'translated' | 'terms'>): ContentProblem[] {
  const avoided = terms.flatMap(({ use, avoid = [] }) =>
    avoid.map((words) => ({
      use,
      words,
      letters: new RegExp(lettersOf(folded(words)), 'u'),
    })),
  );
  if (avoided.length === 0) return [];
  // Most texts have none: whole words are looked for only where their letters stand.
  const any = new RegExp(avoided.map(({ letters }) => letters.source).join('|'), 'u');
  return translated.flatMap(({ key, texts }) =>
    texts.flatMap(({ address, text }) => {
      if (text === null) return [];
      const small = folded(text);
      if (!any.test(small)) return [];
      return avoided
        .filter(({ words, letters }) => letters.test(small) && patternOf(folded(words)).test(small))
        .map(({ use, words }) => ({
          file: `content/${locale}/${key}.json`,
          field: `texts.${address}`,
          expected: `free of "${words}"; content/${locale}/terms.yaml says "${use}"`,
          got: text,
        }));
    }),
  );
}

/** Of each term that an English text has, for whoever translates it: the word to use, those not to use, and what it means here. */
export function termNotes(english: string, terms: Terms): string[] {
  return terms
    .filter(({ term }) => patternOf(term).test(english))
    .map(({ term, use, avoid = [], means }) => {
      const not = avoid.map((words) => `"${words.replaceAll('*', '…')}"`).join(', ');
      return `"${term}" is "${use}"${not && `, not ${not}`}. ${means}`;
    });
}

/** In small letters, with one i for both of Turkish: "İ" and "ı" are no capital and no small letter of "i" elsewhere. */
function folded(text: string): string {
  return text.replace(/[İı]/g, 'i').toLowerCase();
}

/** In any letters, small or capital; one s of a plural makes no difference. */
const patternOf = madeOnce((words: string) => new RegExp(wholeWords(words, { after: 's?' }), 'iu'));
