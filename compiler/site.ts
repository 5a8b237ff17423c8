import type { Article, SimplePage } from './articles.ts';
import { ContentError, type ContentProblem } from './content-error.ts';
import type { Country } from './countries.ts';
import { isInFuture } from './dates.ts';
import { buildFactBook, type FactBook } from './facts.ts';
import type { Guide } from './guides.ts';
import type { Home } from './home.ts';
import type { Offer } from './offers.ts';
import { problemsOfRegulation } from './regulation.ts';
import {
  articleResolver,
  countryResolver,
  guideResolver,
  homeResolver,
  offerResolver,
  pageResolver,
} from './resolvers.ts';
import {
  createRouteTable,
  problemsOfContents,
  problemsOfNavigation,
  problemsOfRoutes,
  type RouteTable,
} from './routes.ts';
import type { CountryWords } from './schemas/country.ts';
import type { FactsFile, Publishers } from './schemas/facts.ts';
import { documentKinds, type GuideWords } from './schemas/guide.ts';
import type { HomeWords } from './schemas/home.ts';
import type { OfferWords } from './schemas/offer.ts';
import type { ArticleWords, SimplePageWords } from './schemas/page.ts';
import type { Routes } from './schemas/routes.ts';
import type { Navigation, Settings } from './schemas/settings.ts';
import type { Testimonial } from './schemas/testimonials.ts';

/** Parsed content files by their name below the collection's folder, like "uk/uk-passport". */
export type ContentFiles = {
  facts: ReadonlyMap<string, FactsFile>;
  publishers: Publishers;
  settings: Settings;
  navigation: Navigation;
  routes: Routes;
  guides: ReadonlyMap<string, GuideWords>;
  countries: ReadonlyMap<string, CountryWords>;
  offers: ReadonlyMap<string, OfferWords>;
  articles: ReadonlyMap<string, ArticleWords>;
  /** One file, called home. */
  home: ReadonlyMap<string, HomeWords>;
  pages: ReadonlyMap<string, SimplePageWords>;
  testimonials: readonly Testimonial[];
};

/** Everything the site says, with words and facts joined. */
export type Site = {
  book: FactBook;
  routes: RouteTable;
  guides: Guide[];
  countries: Country[];
  /** In the order of the route table. */
  offers: Offer[];
  articles: Article[];
  home: Home;
  pages: ReadonlyMap<string, SimplePage>;
  testimonials: readonly Testimonial[];
};

/** The page that stands for addresses which do not exist; it has no route of its own. */
const pageWithoutRoute = 'not-found';

/**
 * Joins words with facts.
 * Throws one ContentError with every problem of every file.
 */
export function assembleSite(files: ContentFiles, today: Date): Site {
  const book = buildFactBook(prefixed(files.facts), files.publishers, today);
  const routes = createRouteTable(files.routes);
  const problems = [
    ...checkFactNames(files.facts),
    ...checkRoutes(files),
    ...checkRevisions(files, today),
    ...problemsOfRegulation(files),
  ];

  function gather<Words, Resolved>(
    entries: ReadonlyMap<string, Words>,
    resolve: (key: string, words: Words) => Resolved,
  ): [string, Resolved][] {
    return [...entries].flatMap(([key, words]) => {
      try {
        return [[key, resolve(key, words)]];
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        problems.push(...error.problems);
        return [];
      }
    });
  }

  const sources = { files, routes, book };
  const guides = gather(files.guides, guideResolver(sources));
  const countries = gather(files.countries, countryResolver(sources));
  const offers = gather(files.offers, offerResolver(sources, new Map(guides)));
  const articles = gather(files.articles, articleResolver(sources));
  const pages = gather(files.pages, pageResolver(sources));
  const homes = new Map(gather(files.home, homeResolver(sources)));
  const home = homes.get('home');
  if (home === undefined || problems.length > 0) throw new ContentError(problems);
  return {
    book,
    routes,
    guides: valuesOf(guides).toSorted(byKind),
    countries: valuesOf(countries),
    offers: inOrderOf(files.routes, valuesOf(offers)),
    articles: valuesOf(articles),
    home,
    pages: new Map(pages),
    testimonials: files.testimonials,
  };
}

function inOrderOf<Page extends { path: string }>(routes: Routes, pages: readonly Page[]): Page[] {
  const place = ({ path }: Page) => routes.findIndex((route) => route.path === path);
  return pages.toSorted((one, other) => place(one) - place(other));
}

function valuesOf<Value>(entries: readonly [string, Value][]): Value[] {
  return entries.map(([, value]) => value);
}

function byKind(one: Guide, other: Guide): number {
  return documentKinds.indexOf(one.kind) - documentKinds.indexOf(other.kind);
}

function prefixed(facts: ReadonlyMap<string, FactsFile>): Map<string, FactsFile> {
  return new Map([...facts].map(([key, file]) => [`content/facts/${key}.json`, file]));
}

function checkRoutes(files: ContentFiles): ContentProblem[] {
  const { routes, navigation, guides, countries, offers, articles, pages, home } = files;
  const homeFile = { file: 'content/en/home/home.yaml', field: 'the file', expected: 'there' };
  return [
    ...(home.has('home') ? [] : [{ ...homeFile, got: undefined }]),
    ...problemsOfRoutes(routes),
    ...problemsOfNavigation(navigation, routes),
    ...problemsOfContents(routes, {
      guide: guides.keys(),
      country: countries.keys(),
      offer: offers.keys(),
      article: articles.keys(),
      page: [...pages.keys()].filter((name) => name !== pageWithoutRoute),
    }),
  ];
}

/** Pages tell the month in which their words were last gone over: it must have begun. */
function checkRevisions(files: ContentFiles, today: Date): ContentProblem[] {
  return (['guides', 'countries', 'offers', 'articles'] as const).flatMap((kind) =>
    [...files[kind]]
      .filter(([, { reviewed }]) => isInFuture(reviewed, today))
      .map(([key, { reviewed }]) => ({
        file: `content/en/${kind}/${key}.yaml`,
        field: 'reviewed',
        expected: 'a month that has begun',
        got: reviewed,
      })),
  );
}

function checkFactNames(facts: ReadonlyMap<string, FactsFile>): ContentProblem[] {
  return [...facts].flatMap(([key, { guide }]) =>
    guide === key
      ? []
      : [
          {
            file: `content/facts/${key}.json`,
            field: 'guide',
            expected: `"${key}", as the file is called`,
            got: guide,
          },
        ],
  );
}
