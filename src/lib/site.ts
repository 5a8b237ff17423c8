import type { CountryWords } from '../schemas/country.ts';
import type { FactsFile, Publishers } from '../schemas/facts.ts';
import { documentKinds, type GuideWords } from '../schemas/guide.ts';
import type { HomeWords } from '../schemas/home.ts';
import type { OfferWords } from '../schemas/offer.ts';
import type { ArticleWords, SimplePageWords } from '../schemas/page.ts';
import type { Routes } from '../schemas/routes.ts';
import type { Navigation, Settings } from '../schemas/settings.ts';
import type { Testimonial } from '../schemas/testimonials.ts';
import { type Article, resolveArticle, resolveSimplePage, type SimplePage } from './articles.ts';
import { ContentError, type ContentProblem } from './content-error.ts';
import { type Country, resolveCountry } from './countries.ts';
import { buildFactBook, type FactBook } from './facts.ts';
import { type Guide, resolveGuide } from './guides.ts';
import { type Home, resolveHome } from './home.ts';
import { type Offer, resolveOffer } from './offers.ts';
import {
  createRouteTable,
  problemsOfContents,
  problemsOfNavigation,
  problemsOfRoutes,
  type RouteTable,
} from './routes.ts';

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
  const problems = [...checkFactNames(files.facts), ...checkRoutes(files)];

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

  const guides = gather(files.guides, (key, words) =>
    resolveGuide({
      file: `content/en/guides/${key}.yaml`,
      key,
      path: routes.pathOf('guide', key),
      words,
      facts: files.facts.get(key),
      book,
    }),
  );
  const countries = gather(files.countries, (country, words) =>
    resolveCountry({
      file: `content/en/countries/${country}.yaml`,
      country,
      path: routes.pathOf('country', country),
      words,
      facts: files.facts.get(`${country}/${words.slug}`),
      book,
    }),
  );
  const guidesByKey = new Map(guides);
  const offers = gather(files.offers, (slug, words) =>
    resolveOffer({
      file: `content/en/offers/${slug}.yaml`,
      slug,
      path: routes.pathOf('offer', slug),
      words,
      facts: files.facts.get(words.facts),
      guide: guidesByKey.get(words.guide),
      registrations: files.settings.registrations,
      book,
    }),
  );
  const articles = gather(files.articles, (slug, words) =>
    resolveArticle({
      file: `content/en/articles/${slug}.yaml`,
      slug,
      path: routes.pathOf('article', slug),
      words,
      facts: words.facts === undefined ? undefined : files.facts.get(words.facts),
      book,
    }),
  );
  const pages = gather(files.pages, (name, words) =>
    resolveSimplePage({
      file: `content/en/pages/${name}.yaml`,
      path: routes.pathOf('page', name),
      words,
      book,
    }),
  );
  const homes = gather(files.home, (name, words) =>
    resolveHome({
      file: `content/en/home/${name}.yaml`,
      words,
      testimonials: files.testimonials,
      routes,
      book,
    }),
  );
  const [home] = valuesOf(homes);
  if (home === undefined || problems.length > 0) throw new ContentError(problems);
  return {
    book,
    routes,
    guides: valuesOf(guides).toSorted(byKind),
    countries: valuesOf(countries),
    offers: valuesOf(offers).toSorted((one, other) => orderOf(one) - orderOf(other)),
    articles: valuesOf(articles),
    home,
    pages: new Map(pages),
    testimonials: files.testimonials,
  };

  function orderOf({ path }: Offer): number {
    return files.routes.findIndex((route) => route.path === path);
  }
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
  const { routes, navigation, guides, countries, offers, articles, pages } = files;
  return [
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
