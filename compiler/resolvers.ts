import { type Article, resolveArticle, resolveSimplePage, type SimplePage } from './articles.ts';
import { ContentError } from './content-error.ts';
import { type Country, resolveCountry } from './countries.ts';
import type { FactBook } from './facts.ts';
import { type Guide, resolveGuide } from './guides.ts';
import { type Home, resolveHome } from './home.ts';
import { type Offer, resolveOffer } from './offers.ts';
import type { RouteTable } from './routes.ts';
import type { CountryWords } from './schemas/country.ts';
import type { GuideWords } from './schemas/guide.ts';
import type { HomeWords } from './schemas/home.ts';
import type { OfferWords } from './schemas/offer.ts';
import type { ArticleWords, SimplePageWords } from './schemas/page.ts';
import type { ContentFiles } from './site.ts';

/** What every piece of content is joined with. */
export type Sources = { files: ContentFiles; routes: RouteTable; book: FactBook };

/** Joins one content file, known by its key, with facts and addresses. Throws ContentError. */
type Resolver<Words, Resolved> = (key: string, words: Words) => Resolved;

export function guideResolver({ files, routes, book }: Sources): Resolver<GuideWords, Guide> {
  return (key, words) =>
    resolveGuide({
      file: `content/en/guides/${key}.yaml`,
      key,
      path: routes.pathOf('guide', key),
      words,
      facts: files.facts.get(key),
      book,
    });
}

export function countryResolver({ files, routes, book }: Sources): Resolver<CountryWords, Country> {
  return (country, words) =>
    resolveCountry({
      file: `content/en/countries/${country}.yaml`,
      country,
      path: routes.pathOf('country', country),
      words,
      facts: files.facts.get(`${country}/${words.slug}`),
      book,
    });
}

/** Shape: `guides` by "country/guide". */
export function offerResolver(
  { files, routes, book }: Sources,
  guides: ReadonlyMap<string, Guide>,
): Resolver<OfferWords, Offer> {
  return (slug, words) => {
    const guide = guides.get(words.guide);
    // The faults of the guide are told already, and the offer has none until they are mended.
    if (guide === undefined && files.guides.has(words.guide)) throw new ContentError([]);
    return resolveOffer({
      file: `content/en/offers/${slug}.yaml`,
      slug,
      path: routes.pathOf('offer', slug),
      words,
      facts: files.facts.get(words.facts),
      guide,
      book,
    });
  };
}

export function articleResolver({ files, routes, book }: Sources): Resolver<ArticleWords, Article> {
  return (slug, words) =>
    resolveArticle({
      file: `content/en/articles/${slug}.yaml`,
      slug,
      path: routes.pathOf('article', slug),
      words,
      facts: words.facts === undefined ? undefined : files.facts.get(words.facts),
      book,
    });
}

export function pageResolver({ routes, book }: Sources): Resolver<SimplePageWords, SimplePage> {
  return (name, words) =>
    resolveSimplePage({
      file: `content/en/pages/${name}.yaml`,
      path: routes.pathOf('page', name),
      words,
      book,
    });
}

export function homeResolver({ files, routes, book }: Sources): Resolver<HomeWords, Home> {
  return (name, words) =>
    resolveHome({
      file: `content/en/home/${name}.yaml`,
      words,
      testimonials: files.testimonials,
      routes,
      book,
    });
}
