import { getCollection } from 'astro:content';
import type { Article, SimplePage } from '../compiler/articles.ts';
import { ContentError } from '../compiler/content-error.ts';
import type { Guide } from '../compiler/guides.ts';
import { parseContent } from '../compiler/parse-content.ts';
import { publishersSchema } from '../compiler/schemas/facts.ts';
import { testimonialsSchema } from '../compiler/schemas/testimonials.ts';
import { navigation, routes, settings } from '../compiler/settings.ts';
import { assembleSite, type Site } from '../compiler/site.ts';
import testimonials from '../content/en/testimonials.json' with { type: 'json' };
import publishers from '../content/publishers.json' with { type: 'json' };
import { readBuildConfig } from './build-config.ts';

/** The moment of this build: figures age against it, and every page shows the same. */
export const builtAt = new Date();

/** What the environment says of this build. */
export const buildConfig = readBuildConfig(process.env);

let site: Promise<Site> | undefined;

/** Everything the site says, read once a build. Throws ContentError when words and facts do not fit. */
export function getSite(): Promise<Site> {
  site ??= readSite();
  return site;
}

async function readSite(): Promise<Site> {
  const [facts, guides, countries, offers, articles, home, pages] = await Promise.all([
    getCollection('facts'),
    getCollection('guides'),
    getCollection('countries'),
    getCollection('offers'),
    getCollection('articles'),
    getCollection('home'),
    getCollection('pages'),
  ]);
  return assembleSite(
    {
      facts: byId(facts),
      publishers: parseContent(publishersSchema, publishers, 'content/publishers.json'),
      settings,
      navigation,
      routes,
      guides: byId(guides),
      countries: byId(countries),
      offers: byId(offers),
      articles: byId(articles),
      home: byId(home),
      pages: byId(pages),
      testimonials: parseContent(testimonialsSchema, testimonials, 'content/en/testimonials.json')
        .items,
    },
    builtAt,
  );
}

function byId<Data>(entries: readonly { id: string; data: Data }[]): Map<string, Data> {
  return new Map(entries.map(({ id, data }) => [id, data]));
}

/** The words of a page that stands once, by its file's name. Throws ContentError when the file is missing. */
export async function getPage(name: string): Promise<SimplePage> {
  return (await getSite()).pages.get(name) ?? refuse(`content/en/pages/${name}.yaml`);
}

/** One guide by "country/guide". Throws ContentError when the file is missing. */
export async function getGuide(key: string): Promise<Guide> {
  const { guides } = await getSite();
  const guide = guides.find(({ country, slug }) => `${country}/${slug}` === key);
  return guide ?? refuse(`content/en/guides/${key}.yaml`);
}

/** One article by its file's name. Throws ContentError when the file is missing. */
export async function getArticle(slug: string): Promise<Article> {
  const { articles } = await getSite();
  return (
    articles.find((article) => article.slug === slug) ?? refuse(`content/en/articles/${slug}.yaml`)
  );
}

function refuse(file: string): never {
  throw new ContentError([{ file, field: 'the file', expected: 'there', got: undefined }]);
}

/** The way from the home page to the page at `path`, for its breadcrumbs. */
export async function getTrail(path: string): Promise<{ label: string; path: string }[]> {
  const site = await getSite();
  const { guides, countries, offers, articles, pages } = site;
  const titles = new Map(
    [...guides, ...countries, ...offers, ...articles, ...pages.values()].map((page) => [
      page.path,
      page.shortTitle,
    ]),
  );
  return site.routes.trailTo(path).map((step) => ({ label: titles.get(step) ?? '', path: step }));
}
