import type { PlanItem } from '../../plan/shapes.ts';
import type { ContentProblem } from '../content-error.ts';
import { createCalendar } from '../facts/dates.ts';
import { linkTo, text } from '../facts/figures.ts';
import { type Content, type LocaleFiles, sourceLocale, wordFolders } from '../load.ts';
import type { Inline, Page } from '../page.ts';
import type { BuildFacts, PageContext } from '../pages/context.ts';
import { structuredDataOf } from '../pages/finish-page.ts';
import { addressBelow, englishAddress, prefixOf } from '../routes.ts';
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

type Place = { content: Content; build: BuildFacts };

/** All pages with what they tell of each other, now that it is known in which languages each is. */
export function finishLanguages(
  pages: readonly Page[],
  translations: readonly Page[],
  place: Place,
): { pages: Page[]; translations: Page[] } {
  const versionsOf = createVersions(translations, place.content);
  const finish = (page: Page): Page => ({
    ...page,
    structuredData: structuredDataOf(page, place.content.settings, place.build.siteUrl),
    versions: versionsOf(page),
  });
  const planned = inEnglishPlans(pages);
  return { pages: pages.map(finish), translations: translations.map(finish).map(planned) };
}

/** What is ticked in one language is ticked in all, so that what an item says is told by its English words. */
function inEnglishPlans(pages: readonly Page[]): (page: Page) => Page {
  const plans = pages.flatMap(({ planned }) => (planned === null ? [] : [planned]));
  const english = new Map(
    plans.flatMap(({ id, bring, steps }) =>
      [...bring, ...steps].map((item) => [`${id} ${item.id}`, item.said] as const),
    ),
  );
  return (page) => {
    const { planned } = page;
    if (planned === null) return page;
    const asInEnglish = <Item extends PlanItem>(item: Item): Item => ({
      ...item,
      said: english.get(`${planned.id} ${item.id}`) ?? item.said,
    });
    const [bring, steps] = [planned.bring.map(asInEnglish), planned.steps.map(asInEnglish)];
    return { ...page, planned: { ...planned, bring, steps } };
  };
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

/** Tells of a page where it is in every language that has a page; nothing where English is alone. */
function createVersions(translations: readonly Page[], { locales }: Content) {
  const addresses = new Set(translations.map(({ path }) => path));
  const shown = locales.filter(
    ({ locale }) =>
      locale === sourceLocale || translations.some(({ language }) => language.locale === locale),
  );
  if (shown.length === 1) return () => [];
  return ({ path, language }: Page) => {
    const english = englishAddress(prefixOf(language.locale), path);
    return shown.map(({ locale, language: { name, tag, direction }, interface: words }) => {
      const own = addressBelow(prefixOf(locale), english);
      const isThere = locale === sourceLocale || addresses.has(own);
      return {
        name,
        tag,
        direction,
        path: isThere ? own : english,
        inEnglish: isThere ? null : words.translation.inEnglish,
      };
    });
  };
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
