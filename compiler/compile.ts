import { ContentError, type ContentProblem } from './content-error.ts';
import { createCalendar } from './facts/dates.ts';
import type { FactsByKey } from './facts/facts.ts';
import { createFigureTeller } from './facts/figures.ts';
import { factsIn, gatherFacts } from './facts/gather-facts.ts';
import { placesOfFacts } from './facts/shown-facts.ts';
import { problemsOfFiles } from './load/file-problems.ts';
import { type Content, type LocaleFiles, type PageFolder, wordFolders, wordsFile } from './load.ts';
import { problemsOfOfferSigns } from './offer-check/rules.ts';
import type { GuideCard, Page } from './page.ts';
import { tableTitle } from './pages/answer-table.ts';
import { articlePage } from './pages/article.ts';
import { caseOf, casePage } from './pages/case.ts';
import type { BuildFacts, PageContext, PageDraft, PageSource } from './pages/context.ts';
import { countryPage } from './pages/country.ts';
import { findPage, nameOfStep } from './pages/find.ts';
import { finderSteps, guidesInOrder } from './pages/finder-steps.ts';
import { finishLanguages, finishPage } from './pages/finish-page.ts';
import { frameOf } from './pages/frame.ts';
import { guidePage } from './pages/guide.ts';
import { withCounters } from './pages/home.ts';
import { offerPage } from './pages/offer.ts';
import { permitPage } from './pages/permit.ts';
import { simplePage } from './pages/simple.ts';
import { swapPage } from './pages/swap.ts';
import {
  allRoutes,
  createRouteTable,
  type PageRoute,
  pageWithoutRoute,
  prefixOf,
  type RouteTable,
  routesBelow,
} from './routes.ts';
import { createLanguageFinder } from './texts/foreign-words.ts';
import { createReader, type TextPlace } from './texts/reader.ts';
import { homeOf } from './translation/translate.ts';
import { problemsOfTranslation, translatedPages } from './translation/translated-pages.ts';
import { ifTranslated, withGetters } from './translation/untranslated.ts';

/** Everything the site says, finished. */
export type Site = {
  content: Content;
  facts: FactsByKey;
  /** Every English page with an address in the order of the route table; then the page for addresses without one. */
  pages: readonly Page[];
  /** The pages of other languages, as far as all their words are translated. */
  translations: readonly Page[];
  build: BuildFacts;
};

/** The path at which a host looks for the page of addresses that do not exist. */
export const notFoundPath = '/404';

/**
 * Joins words with facts into finished pages.
 * Throws one ContentError with every problem of every file.
 */
export function compile(content: Content, build: BuildFacts): Site {
  const facts = gatherFacts(content.facts, content.publishers, build.today);
  const problems: ContentProblem[] = [];
  const [first, ...others] = content.locales;
  const english = { ...content, ...first };
  const context = createContext(english, english, facts, build);
  problems.push(...problemsOfFiles(context), ...problemsOfOfferSigns(content, english));
  const drawn = pagesOf(context, problems);
  const shown = placesOfFacts(drawn);
  const pages = withCounters(drawn, context, shown);
  const inLanguage = (locale: (typeof others)[number]) => {
    const files = { ...content, ...locale };
    const { tag } = files.language;
    const { source, translation: words } = files.interface;
    const stale = new Set(files.translated.flatMap((file) => file.stale));
    const translation = { englishTag: english.language.tag, stale, words };
    const own = factsIn(files.facts, facts, { ...translation, tag, source });
    problems.push(...problemsOfTranslation(files));
    return translatedPages((isMade) => {
      const context = createContext(files, english, own, build, translation, isMade);
      return { context, pages: withCounters(pagesOf(context, problems), context, shown) };
    });
  };
  const translations = others.flatMap((locale) => ifTranslated(() => inLanguage(locale)) ?? []);
  if (problems.length > 0) throw new ContentError(problems);
  const finished = finishLanguages(pages, translations, { content, build });
  return { content, facts, build, ...finished };
}

export function allPages({ pages, translations }: Pick<Site, 'pages' | 'translations'>): Page[] {
  return [...pages, ...translations];
}

/** Shape: `translation` and `isMade`, which says what pages there are, are given where the files are in another language. */
function createContext(
  ownFiles: LocaleFiles,
  english: LocaleFiles,
  facts: FactsByKey,
  build: BuildFacts,
  translation: TextPlace['translation'] = null,
  isMade?: (path: string) => boolean,
): PageContext {
  const { locale, interface: words } = ownFiles;
  const prefix = prefixOf(locale);
  const files = { ...ownFiles, routes: routesBelow(prefix, ownFiles.routes) };
  const { tag, direction } = files.language;
  const finder = finderSteps(files);
  const routes = createRouteTable(allRoutes(files, finder), prefix, isMade);
  const languages = createLanguageFinder(files.foreignWords, tag);
  const calendar = createCalendar(tag, words.source);
  return {
    files,
    english,
    language: { locale, tag, direction },
    calendar,
    routes,
    facts,
    build,
    titleOf: (path) => {
      const route = routes.byPath.get(path);
      return route && shortTitleOf(route, { files, routes, finder });
    },
    finder,
    openFigures: () =>
      createFigureTeller({ today: build.today, words: words.source, calendar, tag }),
    open: (file, home, figures) =>
      createReader({
        file,
        home,
        facts,
        figures,
        routes,
        languages,
        translation,
      }),
    guideCards: guideCardsOf(files, routes),
  };
}

function shortTitleOf(
  { kind, content }: PageRoute,
  { files, routes, finder }: Pick<PageContext, 'files' | 'routes' | 'finder'>,
): string {
  if (kind === 'find') return nameOfStep(finder.get(content), { files, routes });
  if (kind === 'case') return caseOf(content, files)?.words.shortTitle ?? '';
  if (kind === 'swap' || kind === 'permit') return tableTitle(kind, content, files);
  return files[wordFolders[kind]].get(content)?.shortTitle ?? '';
}

function guideCardsOf(files: LocaleFiles, routes: RouteTable): Map<string, GuideCard> {
  return new Map(
    guidesInOrder(files).map(([key, guide]) => {
      const card = { kind: guide.kind, path: routes.pathOf('guide', key) };
      const title = () => guide.title;
      const shortTitle = () => guide.shortTitle;
      return [key, withGetters(card, { title, shortTitle, summary: () => guide.summary })];
    }),
  );
}

/** Every page of one language whose words are all in it; what is wrong with one is added to `problems`, and the others are made all the same. */
function pagesOf(context: PageContext, problems: ContentProblem[]): Page[] {
  const frame = frameOf(context);
  const path = prefixOf(context.language.locale) + notFoundPath;
  const notFound: PageRoute = { path, kind: 'page', content: pageWithoutRoute };
  return [...context.routes.routes, notFound].flatMap((route) => {
    try {
      const page = ifTranslated(() => {
        const draft = draftOf(route, context);
        return draft === null || route.isDraft ? null : finishPage(draft, route, context, frame);
      });
      return page === null ? [] : [page];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  });
}

/** What is particular to the page at an address; null for one without words, which `problemsOfContents` tells. */
function draftOf({ kind, content, path }: PageRoute, context: PageContext): PageDraft | null {
  const { files, open, openFigures } = context;

  function draw<Folder extends PageFolder>(
    folder: Folder,
    words: PageSource<Folder>['words'] | undefined,
    draft: (source: PageSource<Folder>) => PageDraft,
  ): PageDraft | null {
    if (words === undefined) return null;
    const figures = openFigures();
    const home = homeOf(`${folder}/${content}`, words);
    const read = open(wordsFile(files.locale, folder, content), home, figures);
    const drawn = draft({ key: content, path, words, figures, read, context });
    read.finish();
    return drawn;
  }

  switch (kind) {
    case 'guide':
      return draw('guides', files.guides.get(content), guidePage);
    case 'case':
      return casePage(content, path, context);
    case 'swap':
      return swapPage(content, path, context);
    case 'permit':
      return permitPage(content, path, context);
    case 'find':
      return findPage(content, path, context);
    case 'country':
      return draw('countries', files.countries.get(content), countryPage);
    case 'offer':
      return draw('offers', files.offers.get(content), offerPage);
    case 'article':
      return draw('articles', files.articles.get(content), articlePage);
    case 'page':
      return draw('pages', files.pages.get(content), simplePage);
  }
}
