import type { ContentProblem } from '../content-error.ts';
import { createCalendar } from '../facts/dates.ts';
import { linkTo, text } from '../facts/figures.ts';
import { type LocaleFiles, wordFolders } from '../load.ts';
import type { Inline, Page } from '../page.ts';
import type { PageContext } from '../pages/context.ts';
import { englishAddress, prefixOf } from '../routes.ts';
import { tableFolders } from '../schemas/answer-tables.ts';
import { fillIn } from '../texts/fill-in.ts';
import type { TranslatedFile } from './translate.ts';

/**
 * The pages of a language whose words are all translated; they are drawn again where not all are, for links then lead to the English ones.
 * Throws Untranslated where words of every page are not.
 */
export function translatedPages(
  draw: (isMade: (path: string) => boolean) => { context: PageContext; pages: Page[] },
): Page[] {
  const { context, pages } = draw(() => true);
  const made = new Set(pages.map(({ path }) => path));
  const isWhole = context.routes.routes.every(({ path, isDraft }) => isDraft || made.has(path));
  const noteOf = createNote(context.files);
  return (isWhole ? pages : draw((path) => made.has(path)).pages).map((page) => ({
    ...page,
    translationNote: noteOf(page),
  }));
}

/** What a page says of itself: that it is translated, from when, and that the authority's own words decide. */
function createNote({ locale, language, translated, interface: words }: LocaleFiles) {
  const { note, english } = words.translation;
  const months = new Map(translated.map(({ key, month }) => [key, month ?? '']));
  const latest = [...months.values()].toSorted().at(-1) || 'unknown';
  const calendar = createCalendar(language.tag, { noDate: '' });
  return (page: Pick<Page, 'kind' | 'content' | 'path'>): Inline[] => {
    const month = months.get(fileOf(page)) || latest;
    return [
      text(`${fillIn(note, { month: calendar.month(month) })} `),
      linkTo(englishAddress(prefixOf(locale), page.path), english),
    ];
  };
}

/** The catalog that holds most of a page's words. */
function fileOf({ kind, content }: Pick<Page, 'kind' | 'content'>): string {
  switch (kind) {
    case 'case':
      return `guides/${content.split('/').slice(0, -1).join('/')}`;
    case 'swap':
    case 'permit':
      return `${tableFolders[kind]}/${content}`;
    case 'find':
      return 'finder';
    case 'not-found':
      return `pages/${content}`;
    default:
      return `${wordFolders[kind]}/${content}`;
  }
}

/** The page in each language that has it, as search engines are told of it; nothing where it is in one only. */
export function alternatesOf({ versions }: Page): { language: string; path: string }[] {
  const translated = versions.filter(({ inEnglish }) => inEnglish === null);
  const [english, ...others] = translated.map(({ tag, path }) => ({
    language: tag.split('-')[0] ?? tag,
    path,
  }));
  if (english === undefined || others.length === 0) return [];
  return [english, ...others, { ...english, language: 'x-default' }];
}

/** Warnings of another language that are behind their English. */
export function problemsOfTranslation({ locale, translated }: LocaleFiles): ContentProblem[] {
  const begun = translated.filter(({ month }) => month !== null);
  return begun.flatMap(({ key, texts }: TranslatedFile) =>
    texts
      .filter(({ state, warns }) => state === 'behind' && warns)
      .map(({ address, english, text: old }) => ({
        file: `content/${locale}/${key}.json`,
        field: `texts.${address}`,
        expected: `a translation of the warning as it is now: "${english}"`,
        got: old,
        mend: `Translate it anew: npm run languages -- ${locale} ${key} --open`,
      })),
  );
}
