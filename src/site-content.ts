import { getCollection } from 'astro:content';
import publishers from '../content/publishers.json' with { type: 'json' };
import { ContentError } from './lib/content-error.ts';
import { parseContent } from './lib/parse-content.ts';
import type { SimplePage } from './lib/policies.ts';
import { assembleSite, type Site } from './lib/site.ts';
import { publishersSchema } from './schemas/facts.ts';

/** The moment of this build: figures age against it, and every page shows the same. */
export const builtAt = new Date();

let site: Promise<Site> | undefined;

/** Everything the site says, read once a build. Throws ContentError when words and facts do not fit. */
export function getSite(): Promise<Site> {
  site ??= readSite();
  return site;
}

async function readSite(): Promise<Site> {
  const [facts, guides, countries, policies, pages] = await Promise.all([
    getCollection('facts'),
    getCollection('guides'),
    getCollection('countries'),
    getCollection('policies'),
    getCollection('pages'),
  ]);
  return assembleSite(
    {
      facts: byId(facts),
      publishers: parseContent(publishersSchema, publishers, 'content/publishers.json'),
      guides: byId(guides),
      countries: byId(countries),
      policies: byId(policies),
      pages: byId(pages),
    },
    builtAt,
  );
}

function byId<Data>(entries: readonly { id: string; data: Data }[]): Map<string, Data> {
  return new Map(entries.map(({ id, data }) => [id, data]));
}

/** The words of a page that stands once, by its file's name. Throws ContentError when the file is missing. */
export async function getPage(name: string): Promise<SimplePage> {
  const page = (await getSite()).pages.get(name);
  if (page !== undefined) return page;
  throw new ContentError([
    { file: `content/en/pages/${name}.yaml`, field: 'the file', expected: 'there', got: undefined },
  ]);
}
