import type { z } from 'zod';
import { countrySchema } from '../../compiler/schemas/country.ts';
import { factsFileSchema } from '../../compiler/schemas/facts.ts';
import { guideSchema } from '../../compiler/schemas/guide.ts';
import { offerSchema } from '../../compiler/schemas/offer.ts';
import { articleSchema } from '../../compiler/schemas/page.ts';
import { slugPattern } from '../../compiler/schemas/rich-text.ts';
import type { Route } from '../../compiler/schemas/routes.ts';
import { type NewFile, RefusedError } from '../api.ts';
import { blank } from '../values.ts';
import { routesFile, toFormSchema } from './content-files.ts';

type Beginning = {
  label: string;
  hint: string;
  pattern: RegExp;
  folder: string;
  schema: z.ZodType;
};

/** What may be begun: what its name looks like, and where its words stand. */
export const newKinds: Readonly<Record<NewFile['kind'], Beginning>> = {
  guide: {
    label: 'A guide to a document',
    hint: 'Folder of the country and name of the guide, in small letters, like italy/italian-passport',
    pattern: /^[a-z]+\/[a-z0-9]+(-[a-z0-9]+)*$/,
    folder: 'guides',
    schema: guideSchema,
  },
  country: {
    label: 'A country',
    hint: 'One word in small letters, like italy',
    pattern: /^[a-z]+$/,
    folder: 'countries',
    schema: countrySchema,
  },
  offer: {
    label: 'Help that we offer',
    hint: 'Small letters joined by hyphens, like italian-passport-papers',
    pattern: slugPattern,
    folder: 'offers',
    schema: offerSchema,
  },
  article: {
    label: 'An article',
    hint: 'Small letters joined by hyphens, like how-we-work',
    pattern: slugPattern,
    folder: 'articles',
    schema: articleSchema,
  },
};

/**
 * The files that a new page begins with, its words first: every field that it needs is there and waits to be filled, and the
 * list of routes names it. Shape: `read` gives the value of a file as it is drafted; null for one that there is not.
 * Throws RefusedError for a name that cannot be, or is taken.
 */
export function newFiles(asked: NewFile, read: (file: string) => unknown): Map<string, unknown> {
  const { kind, key, title } = asked;
  const { pattern, hint, folder, schema } = newKinds[kind];
  if (!pattern.test(key)) throw new RefusedError(`Name: ${hint}.`);
  if (title.trim() === '') throw new RefusedError('Write what the page is called.');
  const words = `content/en/${folder}/${key}.yaml`;
  if (read(words) !== null) throw new RefusedError(`${words} is there already.`);
  const routes = read(routesFile);
  if (!Array.isArray(routes)) {
    throw new RefusedError(`${routesFile} is no list of pages. Mend it first.`);
  }
  return new Map<string, unknown>([
    [words, { ...begun(schema), ...namesOf(asked) }],
    ...factsFileOf(asked, read),
    [routesFile, [...routes, routeOf(asked, routes)]],
  ]);
}

function namesOf({ kind, key, title }: NewFile): object {
  const titles = { title, shortTitle: title, pageTitle: title };
  if (kind !== 'country') return titles;
  return { ...titles, name: key.charAt(0).toUpperCase() + key.slice(1), slug: countryFacts(key) };
}

/** A country's own facts stand in a file called after its documents, as those of the others do. */
function countryFacts(country: string): string {
  return `${country}-documents`;
}

function factsFileOf(
  { kind, key, title }: NewFile,
  read: (file: string) => unknown,
): [string, unknown][] {
  if (kind !== 'guide' && kind !== 'country') return [];
  const guide = kind === 'guide' ? key : `${key}/${countryFacts(key)}`;
  const file = `content/facts/${guide}.json`;
  return read(file) === null ? [[file, { ...begun(factsFileSchema), guide, title }]] : [];
}

/** Where the new page will stand: a guide below its country's folder, the rest where their like stand. */
function routeOf({ kind, key: content }: NewFile, routes: readonly Route[]): Route {
  if (kind === 'country') {
    const path = `/services/${content}/${countryFacts(content)}`;
    return { path, kind, content, parent: '/services' };
  }
  if (kind === 'guide') {
    const [country] = content.split('/');
    const above = routes.find((route) => route.kind === 'country' && route.content === country);
    return { path: `/services/${content}`, kind, content, parent: above?.path ?? '/services' };
  }
  const parent = routes.find((route) => route.kind === kind)?.parent ?? '/';
  return { path: `${parent === '/' ? '' : parent}/${content}`, kind, content, parent };
}

/** A value with every field that must be there, as far as that says nothing yet: what asks for yes or no begins with no. */
function begun(schema: z.ZodType): object {
  const formSchema = toFormSchema(schema);
  const { properties = {}, required = [] } = formSchema;
  const asked = required.filter((name) => properties[name]?.type === 'boolean');
  const answers = Object.fromEntries(asked.map((name) => [name, false]));
  return Object.assign(answers, blank(formSchema));
}
