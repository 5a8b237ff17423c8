import type { Page } from '../../compiler/page.ts';
import { checkFile } from '../../gates/claims/check-site.ts';
import { readWarningPath } from '../../gates/claims/read-claims.ts';
import { passagesOfPage } from '../../gates/pages/page-passages.ts';
import { measurePage, overCeilings } from '../../gates/reading/measure.ts';
import { createJargonFinder, readPlainLanguage } from '../../gates/reading/plain-language.ts';
import type { FieldPath, Problem } from '../api.ts';
import type { Drafted } from './check-drafts.ts';

/** So many pages are read after each change: those of the changed file come first. The build reads all. */
const mostPages = 12;

/** What the gates say of pages, each beside the words that were changed. */
export function createPageJudge(root: string) {
  return (pages: readonly Page[], drafted: Drafted): Problem[] => {
    const { words, ceilings } = readPlainLanguage(root);
    const findJargon = createJargonFinder(words);
    const quotingPath = readWarningPath(root);
    const changed = drafted.files.flatMap(changedTexts);
    const judged = pages.slice(0, mostPages).flatMap((page): Told[] => {
      const isQuotingPage = page.path === quotingPath;
      const refused = checkFile(passagesOfPage(page), drafted.claims, isQuotingPage);
      const reading = measurePage(page, findJargon);
      return [
        ...refused.map(({ rule, sentence }) => ({
          gate: 'claims' as const,
          sentence,
          text: `“${sentence.trim()}” This site refuses ${rule.refuses}. ${rule.reason} ${rule.mend}`,
        })),
        ...overCeilings(reading, ceilings).map((text) => ({
          gate: 'reading' as const,
          sentence: quotedIn(text),
          text,
        })),
      ];
    });
    const told = new Map(judged.map((one) => [one.text, one]));
    return [...told.values()].map(({ gate, sentence, text }) => ({
      gate,
      text,
      ...placeOf(sentence, changed, drafted.files),
    }));
  };
}

type Told = { gate: 'claims' | 'reading'; sentence: string; text: string };

/** A text of a draft that is not what was saved. */
type ChangedText = { file: string; path: FieldPath; words: Set<string> };

function changedTexts({ file, before, now }: Drafted['files'][number]): ChangedText[] {
  const known = new Set(textsIn(before).map(({ text }) => text));
  return textsIn(now)
    .filter(({ text }) => !known.has(text))
    .map(({ path, text }) => ({ file, path, words: wordsOf(text) }));
}

function textsIn(value: unknown, path: FieldPath = []): { path: FieldPath; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, [...path, isList ? Number(key) : key]),
  );
}

/** The names of facts are left out: pages show their figures. */
function wordsOf(text: string): Set<string> {
  const said = text.replace(/\{[^|}]*\|?/g, ' ').toLowerCase();
  return new Set(said.match(/[\p{L}\p{N}]+/gu));
}

/** The changed text that holds most words of a sentence, if it is nearly all; else the first changed file. */
function placeOf(
  sentence: string,
  changed: readonly ChangedText[],
  files: Drafted['files'],
): { file: string; path: FieldPath } {
  const said = [...wordsOf(sentence)];
  const shares = changed.map(({ file, path, words }) => ({
    file,
    path,
    share: said.filter((word) => words.has(word)).length / Math.max(1, said.length),
  }));
  const [best] = shares.toSorted((one, other) => other.share - one.share);
  if (best !== undefined && best.share > 0.6) return { file: best.file, path: best.path };
  return { file: files[0]?.file ?? '', path: [] };
}

function quotedIn(fault: string): string {
  return /“(.+)”/s.exec(fault)?.[1] ?? fault;
}
