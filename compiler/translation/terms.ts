import { madeOnce } from '../../plan/made-once.ts';
import type { ContentProblem } from '../content-error.ts';
import type { LocaleFiles } from '../load.ts';
import type { Terms } from '../schemas/terms.ts';

/** Words of the catalogs of a language that its list of terms says nobody may write. */
export function problemsOfTerms({
  locale,
  translated,
  terms,
}: Pick<LocaleFiles, 'locale' | 'translated' | 'terms'>): ContentProblem[] {
  const avoided = terms.flatMap(({ use, avoid = [] }) =>
    avoid.map((words) => ({ use, words, pattern: patternOf(words) })),
  );
  if (avoided.length === 0) return [];
  const any = new RegExp(avoided.map(({ pattern }) => pattern.source).join('|'), 'iu');
  return translated.flatMap(({ key, texts }) =>
    texts.flatMap(({ address, text }) => {
      if (text === null || !any.test(text)) return [];
      return avoided
        .filter(({ pattern }) => pattern.test(text))
        .map(({ use, words }) => ({
          file: `content/${locale}/${key}.json`,
          field: `texts.${address}`,
          expected: `free of "${words}"; content/${locale}/terms.yaml says "${use}"`,
          got: text,
        }));
    }),
  );
}

/** The terms that an English text has, each with the word to use, for whoever translates it. */
export function termsIn(english: string, terms: Terms): Terms {
  return terms.filter(({ term }) => patternOf(term).test(english));
}

/** Whole words in any letters, small or capital; a star stands for the rest of a word, and one s of a plural makes no difference. */
const patternOf = madeOnce((words: string): RegExp => {
  const letters = words
    .replace(/^\*|\*$/g, '')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/['’]/g, "['’]")
    .replace(/\s+/g, String.raw`\s+`);
  const before = words.startsWith('*') ? '' : String.raw`(?<![\p{L}\p{M}\p{N}])`;
  const after = words.endsWith('*') ? '' : String.raw`s?(?![\p{L}\p{M}\p{N}])`;
  return new RegExp(before + letters + after, 'iu');
});
