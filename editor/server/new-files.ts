import type { z } from 'zod';
import { toField } from '../../compiler/schema-field.ts';
import { countrySchema } from '../../compiler/schemas/country.ts';
import { factsFileSchema } from '../../compiler/schemas/facts.ts';
import { guideSchema } from '../../compiler/schemas/guide.ts';
import { offerSchema } from '../../compiler/schemas/offer.ts';
import { articleSchema } from '../../compiler/schemas/page.ts';
import { slugPattern } from '../../compiler/schemas/rich-text.ts';
import type { NewFile, NewKind } from '../api.ts';
import { RefusalError } from './refusal.ts';

/** What may be begun, and what its name looks like. */
export const newKinds: readonly (NewKind & { pattern: RegExp })[] = [
  {
    kind: 'guide',
    label: 'A guide to a document',
    hint: 'Folder of the country and name of the guide, in small letters, like italy/italian-passport',
    pattern: /^[a-z]+\/[a-z0-9]+(-[a-z0-9]+)*$/,
  },
  {
    kind: 'country',
    label: 'A country',
    hint: 'One word in small letters, like italy',
    pattern: /^[a-z]+$/,
  },
  {
    kind: 'offer',
    label: 'Help that we offer',
    hint: 'Small letters joined by hyphens, like italian-passport-papers',
    pattern: slugPattern,
  },
  {
    kind: 'article',
    label: 'An article',
    hint: 'Small letters joined by hyphens, like how-we-work',
    pattern: slugPattern,
  },
];

const wordSchemas = {
  guide: guideSchema,
  country: countrySchema,
  offer: offerSchema,
  article: articleSchema,
};

const folders = { guide: 'guides', country: 'countries', offer: 'offers', article: 'articles' };

/**
 * The files that a new page begins with, its words first: every field that it needs is there and waits to be filled, and the
 * list of routes names it. Shape: `read` gives the value of a file as it is drafted; null for one that there is not.
 * Throws RefusalError for a name that cannot be, or is taken.
 */
export function newFiles(
  { kind, key, title }: NewFile,
  read: (file: string) => unknown,
): Map<string, unknown> {
  const known = newKinds.find((one) => one.kind === kind);
  if (known === undefined) throw new RefusalError('Choose what to begin.');
  if (!known.pattern.test(key)) throw new RefusalError(`Name: ${known.hint}.`);
  if (title.trim() === '') throw new RefusalError('Write what the page is called.');
  const words = `content/en/${folders[kind]}/${key}.yaml`;
  if (read(words) !== null) throw new RefusalError(`${words} is there already.`);
  const routes = routeList(read('content/routes.json'));
  return new Map<string, unknown>([
    [words, { ...begun(wordSchemas[kind]), ...namesOf(kind, key, title) }],
    ...factsFileOf(kind, key, title, read),
    ['content/routes.json', [...routes, routeOf({ kind, key }, routes)]],
  ]);
}

function namesOf(kind: NewKind['kind'], key: string, title: string): object {
  const titles = { title, shortTitle: title, pageTitle: title };
  if (kind !== 'country') return titles;
  return { ...titles, name: key.charAt(0).toUpperCase() + key.slice(1), slug: countryFacts(key) };
}

/** A country's own facts stand in a file called after its documents, as those of the others do. */
function countryFacts(country: string): string {
  return `${country}-documents`;
}

function factsFileOf(
  kind: NewKind['kind'],
  key: string,
  title: string,
  read: (file: string) => unknown,
): [string, unknown][] {
  if (kind !== 'guide' && kind !== 'country') return [];
  const guide = kind === 'guide' ? key : `${key}/${countryFacts(key)}`;
  const file = `content/facts/${guide}.json`;
  return read(file) === null ? [[file, { ...begun(factsFileSchema), guide, title }]] : [];
}

type RouteEntry = { path: string; kind: string; content: string; parent?: string };

function routeList(value: unknown): RouteEntry[] {
  return Array.isArray(value) ? value : [];
}

/** Where the new page will stand: a guide below its country's folder, the rest where their like stand. */
function routeOf({ kind, key }: Pick<NewFile, 'kind' | 'key'>, routes: readonly RouteEntry[]) {
  const [country = ''] = key.split('/');
  if (kind === 'country') {
    return {
      path: `/services/${key}/${countryFacts(key)}`,
      kind,
      content: key,
      parent: '/services',
    };
  }
  if (kind === 'guide') {
    const above = routes.find((route) => route.kind === 'country' && route.content === country);
    return { path: `/services/${key}`, kind, content: key, parent: above?.path ?? '/services' };
  }
  const like = routes.find((route) => route.kind === kind)?.parent ?? '/';
  return { path: `${like === '/' ? '' : like}/${key}`, kind, content: key, parent: like };
}

/** A value with every field that must be there, empty: texts wait to be written, lists have as many entries as they need. */
function begun(schema: z.ZodType): object {
  const value = emptyOf(toField(schema));
  return typeof value === 'object' && value !== null ? value : {};
}

function emptyOf(schema: z.core.JSONSchema._JSONSchema): unknown {
  if (typeof schema === 'boolean') return null;
  const { type, properties = {}, required = [], items, minItems = 0, anyOf, oneOf } = schema;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const [choice] = anyOf ?? oneOf ?? [];
  if (choice !== undefined) return emptyOf(choice);
  switch (type) {
    case 'object':
      return Object.fromEntries(required.map((name) => [name, emptyOf(properties[name] ?? {})]));
    case 'array':
      return Array.from({ length: minItems }, () =>
        emptyOf(items === undefined || Array.isArray(items) ? {} : items),
      );
    case 'boolean':
      return false;
    case 'number':
    case 'integer':
      return 0;
    default:
      return '';
  }
}
