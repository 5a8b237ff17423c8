import type { FieldPath } from '../api.ts';
import {
  blank,
  isFields,
  itemSchemaOf,
  type Schema,
  schemaAt,
  valueAt,
  withEntries,
  withInserted,
} from '../values.ts';
import { startsWith } from './place.ts';
import { plainName, words } from './words.ts';

/** A part of a file that has a form of its own. */
export type Piece = { path: FieldPath; label: string };

/** Pieces that stand under one heading of the outline. */
export type PieceGroup = {
  /** Of the list or record; that of the file for its only pieces. */
  path: FieldPath;
  label: string;
  /** "list": may be put in order, added to and taken from. "record": the same without order. "fixed": always there. */
  kind: 'list' | 'record' | 'fixed';
  pieces: Piece[];
};

/** What tells one item of a list from the next, the plainest first. */
const identities = ['label', 'title', 'name', 'question', 'path', 'statement', 'page', 'id'];

/** A list of items with fewer fields stays in the form of its page. */
const fewestFieldsOfAPiece = 4;

/** A form with more fields than these is divided by the objects at its top. */
const mostFieldsOfAForm = 40;

/** Everything of one file that has a form of its own, as the outline lists it; `rest` is what has no other place. */
export function outlineOf(schema: Schema, value: unknown, rest: string): PieceGroup[] {
  if (itemSchemaOf(schema)?.properties !== undefined) {
    return [groupOf([], words.outline.wholeFile, schema, value)];
  }
  const { sections, lists } = partsApart(schema);
  const fixed = [
    { path: [], label: rest },
    ...sections.map(([name]) => ({ path: [name], label: plainName(name) })),
  ];
  return [
    { path: [], label: rest, kind: 'fixed', pieces: fixed },
    ...lists.map(([name, list]) =>
      groupOf([name], plainName(name), list, isFields(value) ? value[name] : undefined),
    ),
  ];
}

function groupOf(path: FieldPath, label: string, schema: Schema, value: unknown): PieceGroup {
  const isList = schema.type === 'array';
  const pieces = Object.entries(value ?? {}).map(([key, item]) =>
    isList
      ? { path: [...path, Number(key)], label: labelOf(item) || words.outline.unnamed }
      : { path: [...path, key], label: key },
  );
  return { path, label, kind: isList ? 'list' : 'record', pieces };
}

/** What an item of a list is called, without marks of facts. */
export function labelOf(item: unknown): string {
  if (typeof item === 'string') return item;
  if (!isFields(item)) return '';
  const texts = [...identities.map((name) => item[name]), ...Object.values(item)];
  const text = texts.find((value) => typeof value === 'string' && withoutMarks(value) !== '');
  return typeof text === 'string' ? shortened(withoutMarks(text)) : '';
}

const longestLabel = 80;

function shortened(text: string): string {
  return text.length > longestLabel ? `${text.slice(0, longestLabel)}…` : text;
}

/** "Two weeks" of "{time-fast|Two weeks}", and nothing of "{^time-fast}". */
function withoutMarks(text: string): string {
  return text
    .replaceAll(/\{\^[^}]*\}/g, '')
    .replaceAll(/\{[^|}]*\|([^}]*)\}/g, '$1')
    .trim();
}

type Property = [name: string, schema: Schema];

/** The top-level fields that are pieces of their own, and those that are lists of them. */
function partsApart({ properties = {} }: Schema): { sections: Property[]; lists: Property[] } {
  const all = Object.entries(properties);
  const lists = all.filter(([, property]) => isListOfPieces(property));
  const rest = all.filter(([, property]) => !isListOfPieces(property));
  const restSize = rest.reduce((sum, [, property]) => sum + sizeOf(property), 0);
  if (restSize <= mostFieldsOfAForm) return { sections: [], lists };
  const sections = rest.filter(
    ([, property]) => property.properties !== undefined && sizeOf(property) >= fewestFieldsOfAPiece,
  );
  return { sections, lists };
}

function isListOfPieces(schema: Schema): boolean {
  const { properties } = itemSchemaOf(schema) ?? {};
  if (properties === undefined) return false;
  const hasIdentity = schema.type !== 'array' || identities.some((name) => name in properties);
  return hasIdentity && sizeOf({ properties }) >= fewestFieldsOfAPiece;
}

/** How many fields somebody would fill in once. */
function sizeOf(schema: Schema): number {
  if (schema.properties !== undefined) {
    return Object.values(schema.properties).reduce((sum, property) => sum + sizeOf(property), 0);
  }
  const items = itemSchemaOf(schema);
  return items === null ? 1 : sizeOf(items);
}

/** The schema of one piece's form: that of the page leaves out what has pieces of its own. */
export function schemaOfPiece(schema: Schema, path: FieldPath): Schema {
  if (path.length > 0 || schema.properties === undefined) return schemaAt(schema, path);
  const properties = { ...schema.properties };
  for (const [name] of Object.values(partsApart(schema)).flat()) delete properties[name];
  return { ...schema, properties };
}

/** A list or record with one more piece, and where that stands; what is copied gets a name of its own. */
export function withAdded(
  schema: Schema,
  value: unknown,
  group: FieldPath,
  copied?: FieldPath,
): { value: unknown; path: FieldPath } {
  const { type, ...groupSchema } = schemaAt(schema, group);
  const others = Object(valueAt(value, group));
  const last = copied?.at(-1);
  const added =
    copied === undefined ? blank(itemSchemaOf(groupSchema) ?? {}) : valueAt(value, copied);
  if (type === 'array') {
    const at = last === undefined ? Object.keys(others).length : Number(last) + 1;
    const item = withUnusedId(added ?? {}, Object.values(others));
    return { value: withInserted(value, [...group, at], item), path: [...group, at] };
  }
  const path = [...group, unusedName(String(last ?? 'new'), Object.keys(others))];
  return { value: withInserted(value, path, added ?? {}), path };
}

function withUnusedId(item: unknown, others: readonly unknown[]): unknown {
  const id = idOf(item);
  if (!id || !isFields(item)) return item;
  const used = others.map(idOf).filter((other) => other !== null);
  return { ...item, id: unusedName(id, used) };
}

export function idOf(item: unknown): string | null {
  const { id } = isFields(item) ? item : {};
  return typeof id === 'string' ? id : null;
}

function unusedName(name: string, used: readonly string[]): string {
  let unused = name;
  for (let number = 2; used.includes(unused); number += 1) unused = `${name}-${number}`;
  return unused;
}

/** A list in which a piece changed places with the one above it (-1) or below it (1). */
export function withMoved(value: unknown, path: FieldPath, by: -1 | 1): unknown {
  return withEntries(value, path, (entries, at) => {
    const [moved, other] = [entries[at], entries[at + by]];
    return moved && other ? entries.with(at, other).with(at + by, moved) : entries;
  });
}

/** A record in which an entry has another name and stands where it stood. */
export function withKey(value: unknown, path: FieldPath, key: string): unknown {
  return withEntries(value, path, (entries) =>
    entries.map(([name, item]) => [name === path.at(-1) ? key : name, item]),
  );
}

/** The piece in whose form a field stands: the longest one that its path begins with. */
export function pieceOf(outline: readonly PieceGroup[], path: FieldPath): Piece | undefined {
  return outline
    .flatMap(({ pieces }) => pieces)
    .filter((piece) => startsWith(path, piece.path))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}

/** "country/guide" of the facts that a file's sentences name without a prefix; null where they always need one. */
export function ownGuideOf(file: string, value: unknown): string | null {
  const [, guide] = /^content\/(?:[a-z]{2}\/guides|facts)\/(.+)\.(?:yaml|json)$/.exec(file) ?? [];
  if (guide !== undefined) return guide;
  if (typeof value !== 'object' || value === null) return null;
  const { facts, slug } = value as { facts?: unknown; slug?: unknown };
  if (typeof facts === 'string') return facts;
  const [, country] = /^content\/[a-z]{2}\/countries\/(.+)\.yaml$/.exec(file) ?? [];
  return country !== undefined && typeof slug === 'string' ? `${country}/${slug}` : null;
}
