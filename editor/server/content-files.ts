import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { ContentError, type ContentProblem } from '../../compiler/content-error.ts';
import { contentText } from '../../compiler/load/content-text.ts';
import { unwrapTexts } from '../../compiler/load/paragraphs.ts';
import { type Field, fieldBelow, namesOf, toField } from '../../compiler/load/parse-content.ts';
import { loadContent } from '../../compiler/load.ts';
import { createRouteTable } from '../../compiler/routes.ts';
import { routesSchema } from '../../compiler/schemas/routes.ts';
import { catalogSchema } from '../../compiler/translation/catalog.ts';
import { interpolate } from '../../contract/interpolate.ts';
import { schemaOfClaims } from '../../gates/claims/read-claims.ts';
import { schemaOfPlainLanguage } from '../../gates/reading/plain-language.ts';
import type { FileEntry } from '../api.ts';
import { isSame, matchItems, orderedNames } from '../merge.ts';
import { isFields, type Schema } from '../values.ts';
import fileGroups from './file-groups.json' with { type: 'json' };

export const routesFile = 'content/routes.json';

/** Texts of files that are not saved yet, by their path from the root. */
type DraftTexts = ReadonlyMap<string, string>;

/** A content file with the shape that the compiler, or a gate, holds it to. */
type ContentFile = FileEntry & { schema: z.ZodType };

type FileGroup = {
  pattern: string;
  /** Heading in the list of files; {place} is the country. */
  group: string;
  /** Kind of the route that names the file, where one does. */
  route?: 'guide' | 'country' | 'offer' | 'article' | 'page';
};

/** Where each file is listed, in the order of the list; the first that fits. What fits none is listed as a setting. */
const groups = fileGroups as readonly FileGroup[];

/** Every content file that is on disk or a draft, in the order of the list. */
export function contentFiles(root: string, drafts: DraftTexts): ContentFile[] {
  const routes = routesSchema.safeParse(draftedValue(routesFile, { root, drafts })).data ?? [];
  const place = { root, drafts, routes: createRouteTable(routes) };
  return [...schemasOf(root, drafts)]
    .map(([file, schema]) => ({ schema, ...entryOf(file, place) }))
    .toSorted(
      (one, other) =>
        groupAt(one.file) - groupAt(other.file) ||
        one.group.localeCompare(other.group, 'en') ||
        one.label.localeCompare(other.label, 'en'),
    );
}

/** What files held when they were asked for last. */
const lastParsed = new Map<string, { text: string; value: unknown }>();

/** What a file holds; null where it cannot be read as YAML or JSON. Nobody may change it. */
export function parsed(file: string, text: string): unknown {
  const last = lastParsed.get(file);
  if (last?.text === text) return last.value;
  let value: unknown = null;
  try {
    value = file.endsWith('.json') ? JSON.parse(text) : parse(text);
  } catch {
    // The compiler says what is wrong with it.
  }
  lastParsed.set(file, { text, value });
  return value;
}

const [rewriteTries, rewriteTryMs] = [10, 20];
const neverWoken = new Int32Array(new SharedArrayBuffer(4));

/** No content file is empty: one that is has just been emptied by the program that writes it, which is given a moment. */
export function savedText(file: string, root: string): string | null {
  try {
    let text = readFileSync(join(root, file), 'utf8');
    for (let left = rewriteTries; text === '' && left > 0; left -= 1) {
      Atomics.wait(neverWoken, 0, 0, rewriteTryMs);
      text = readFileSync(join(root, file), 'utf8');
    }
    return text;
  } catch {
    return null;
  }
}

type Schemas = ReadonlyMap<string, z.ZodType>;

let lastSchemas: { names: string; schemas: Schemas } = { names: '', schemas: new Map() };

/** By file: the schema that it is read with. It hangs on the names of the files alone. */
export function schemasOf(root: string, drafts: DraftTexts): Schemas {
  const saved = globSync('content/**/*.{json,yaml}', { cwd: root });
  const names = [root, ...saved, ...drafts.keys()].join('\n');
  if (lastSchemas.names !== names) lastSchemas = { names, schemas: readSchemas(root, drafts) };
  return lastSchemas.schemas;
}

/** The compiler and the gates tell, so that no list has to be kept here. */
function readSchemas(root: string, drafts: DraftTexts): Schemas {
  const schemas = new Map<string, z.ZodType>();
  // It tells every file and its schema, also where one is not sound.
  ifSound(() =>
    loadContent(root, drafts, (file, schema) => {
      // Catalogs are filled by work sheets, and say nothing without the English beside them.
      if (schema !== catalogSchema) schemas.set(file, schema);
    }),
  );
  for (const file of globSync('content/claims/*.yaml', { cwd: root })) {
    schemas.set(file, schemaOfClaims(file));
  }
  for (const file of globSync('content/plain-language/*.yaml', { cwd: root })) {
    schemas.set(file, schemaOfPlainLanguage(file));
  }
  return schemas;
}

/** A schema as forms read it. The compiler alone checks values, so what only checks them may go. */
export function toFormSchema(schema: z.core.$ZodType): Schema {
  return z.toJSONSchema(schema, {
    io: 'input',
    target: 'openapi-3.0',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      delete jsonSchema.format;
      delete jsonSchema.exclusiveMinimum;
      if (jsonSchema.oneOf)
        Object.assign(jsonSchema, { anyOf: jsonSchema.oneOf, oneOf: undefined });
      // Items of our tuples are alike, and a form shows them as those of a list.
      const { def } = zodSchema._zod;
      if (def.type === 'tuple' && def.items[0])
        Object.assign(jsonSchema, { items: toFormSchema(def.items[0]) });
    },
  }) as Schema;
}

/** What is made of content; null where that is not sound: then `problems` gets to know why. */
export function ifSound<Made>(make: () => Made, problems: ContentProblem[] = []): Made | null {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    problems.push(...error.problems);
    return null;
  }
}

function groupAt(file: string): number {
  return groups.findIndex(({ pattern }) => matchesGlob(file, pattern));
}

type Place = { root: string; drafts: DraftTexts; routes: ReturnType<typeof createRouteTable> };

function entryOf(file: string, place: Place): FileEntry {
  const { pattern, group, route } = groups[groupAt(file)] ?? { pattern: '', group: '' };
  const key = keyOf(file, pattern);
  const [country = ''] = key.split('/');
  const value = draftedValue(file, place);
  const title = textAt(value, 'shortTitle') ?? textAt(value, 'title');
  return {
    file,
    group: interpolate(group, { place: countryName(country, place) }),
    label: title ?? countryName(key.split('/').at(-1) ?? key, place),
    page: (route && place.routes.pathOf(route, key)) || null,
  };
}

/** The name of a file below the folder of its kind, without its extension: "uk/uk-passport". */
function keyOf(file: string, pattern: string): string {
  const depth = pattern.replace('/**', '').split('/').length;
  return file
    .split('/')
    .slice(depth)
    .join('/')
    .replace(/\.[a-z]+$/, '');
}

function textAt(value: unknown, field: string): string | null {
  const text = isFields(value) ? value[field] : null;
  // Titles with a place left open are patterns, and no name.
  return typeof text === 'string' && !text.includes('{') ? text : null;
}

/** The country that a folder is called after; the folder's own name where it is none. */
function countryName(folder: string, place: Place): string {
  const words = draftedValue(`content/en/countries/${folder}.yaml`, place);
  return textAt(words, 'name') ?? inWords(folder);
}

/** What a file holds as it is drafted; null where there is none, or none that can be read. */
export function draftedValue(
  file: string,
  { root, drafts }: { root: string; drafts: DraftTexts },
): unknown {
  const text = drafts.get(file) ?? savedText(file, root);
  return text === null ? null : parsed(file, text);
}

/** "document-fraud" as people write it: "Document fraud". */
function inWords(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * What a file holds, each paragraph on one line, whatever the file wraps: undefined where there is none, and the text itself where
 * that is no YAML or JSON.
 */
export function fileValue(file: string, text: string | null): unknown {
  if (text === null) return undefined;
  const value = parsed(file, text);
  if (value === null && text.trim() !== '') return text;
  // JSON wraps nothing: a line that ends there was ended by somebody.
  return file.endsWith('.json') ? value : unwrapTexts(value);
}

/** The text of a file that is to hold `value`; null for no file. What says the same as the saved one is left as it is. */
export function textFor(
  file: string,
  saved: string | null,
  value: unknown,
  schema: z.ZodType | undefined,
): string | null {
  if (value === undefined) return null;
  const before = fileValue(file, saved);
  if (isSame(value, before)) return saved;
  return contentText(file, ordered(before, value, schema && toField(schema)));
}

/** `value` with its fields in the order that they had in `before`; new ones stand where the schema has them. */
function ordered(before: unknown, value: unknown, field: Field | undefined): unknown {
  if (Array.isArray(value)) {
    const items: unknown[] = Array.isArray(before) ? before : [];
    const matches = matchItems(items, value);
    return value.map((item, at) =>
      ordered(items[matches[at] ?? -1], item, field && fieldBelow(field, at)),
    );
  }
  if (!isFields(value)) return value;
  const fields = isFields(before) ? before : {};
  const names = orderedNames(Object.keys(fields), Object.keys(value), namesOf(field));
  return Object.fromEntries(
    names.map((name) => [
      name,
      ordered(fields[name], value[name], field && fieldBelow(field, name)),
    ]),
  );
}
