import type { Page } from '../../compiler/page.ts';
import { checkPassages } from '../../gates/claims/check-site.ts';
import { readWarningPath } from '../../gates/claims/read-claims.ts';
import { type ContentText, nearestText, textsIn } from '../../gates/claims/where-written.ts';
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
      const refused = checkPassages(passagesOfPage(page), drafted.claims, isQuotingPage);
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

/** The texts of a draft that are not what was saved. */
function changedTexts({ file, before, now }: Drafted['files'][number]): ContentText[] {
  const known = new Set(textsIn(file, before).map(({ text }) => text));
  return textsIn(file, now).filter(({ text }) => !known.has(text));
}

/** A sentence on a page has figures, of which a text has the names. */
const mostWords = 0.6;

/** The changed text that says a sentence; else the first changed file. */
function placeOf(
  sentence: string,
  changed: readonly ContentText[],
  files: Drafted['files'],
): { file: string; path: FieldPath } {
  const found = nearestText(sentence, changed, mostWords);
  return { file: found?.file ?? files[0]?.file ?? '', path: found?.path ?? [] };
}

function quotedIn(fault: string): string {
  return /“(.+)”/s.exec(fault)?.[1] ?? fault;
}
