import type { FieldPath } from '../api.ts';
import { startsWith, valueAt } from './place.ts';
import {
  blank,
  type Fields,
  isFields,
  isObjectSchema,
  itemSchemaOf,
  propertyOf,
  type Schema,
  schemaAt,
} from './schema.ts';
import { words } from './words.ts';

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
  const rootItems = itemSchemaOf(schema);
  if (rootItems !== null && isObjectSchema(rootItems)) {
    return [groupOf([], words.outline.wholeFile, schema, value)];
  }
  const apart = namesApart(schema);
  const fields = isFields(value) ? value : {};
  const sections = apart.filter((name) => itemSchemaOf(propertyOf(schema, name)) === null);
  const lists = apart.filter((name) => itemSchemaOf(propertyOf(schema, name)) !== null);
  const fixed = [
    { path: [], label: rest },
    ...sections.map((name) => ({ path: [name], label: plainName(name) })),
  ];
  return [
    { path: [], label: rest, kind: 'fixed', pieces: fixed },
    ...lists.map((name) =>
      groupOf([name], plainName(name), propertyOf(schema, name), fields[name]),
    ),
  ];
}

function groupOf(path: FieldPath, label: string, schema: Schema, value: unknown): PieceGroup {
  if (schema.type === 'array') {
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    const pieces = items.map((item, index) => ({ path: [...path, index], label: labelOf(item) }));
    return { path, label, kind: 'list', pieces };
  }
  const keys = isFields(value) ? Object.keys(value) : [];
  const pieces = keys.map((key) => ({ path: [...path, key], label: key }));
  return { path, label, kind: 'record', pieces };
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

/** The top-level fields that are pieces of their own, or lists of them. */
function namesApart(schema: Schema): string[] {
  const names = Object.keys(schema.properties ?? {});
  const lists = names.filter((name) => isListOfPieces(propertyOf(schema, name)));
  const rest = names.filter((name) => !lists.includes(name));
  const restSize = rest.reduce((sum, name) => sum + sizeOf(propertyOf(schema, name)), 0);
  if (restSize <= mostFieldsOfAForm) return lists;
  const sections = rest.filter((name) => {
    const property = propertyOf(schema, name);
    return isObjectSchema(property) && sizeOf(property) >= fewestFieldsOfAPiece;
  });
  return [...sections, ...lists];
}

function isListOfPieces(schema: Schema): boolean {
  const items = itemSchemaOf(schema);
  if (items === null || !isObjectSchema(items)) return false;
  const hasIdentity =
    schema.type !== 'array' || identities.some((name) => name in (items.properties ?? {}));
  return hasIdentity && sizeOf(items) >= fewestFieldsOfAPiece;
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
  const apart = namesApart(schema);
  const kept = Object.entries(schema.properties).filter(([name]) => !apart.includes(name));
  const required = (schema.required ?? []).filter((name) => !apart.includes(name));
  return { ...schema, properties: Object.fromEntries(kept), required };
}

/** What the form of one piece is filled with. */
export function valueOfPiece(schema: Schema, value: unknown, path: FieldPath): unknown {
  if (path.length > 0 || schema.properties === undefined) return valueAt(value, path);
  const apart = namesApart(schema);
  const entries = Object.entries(isFields(value) ? value : {});
  return Object.fromEntries(entries.filter(([name]) => !apart.includes(name)));
}

/** The file's value with another one in the place of a piece. Everything else stays the same object. */
export function withPiece(
  schema: Schema,
  value: unknown,
  path: FieldPath,
  piece: unknown,
): unknown {
  if (path.length > 0 || schema.properties === undefined) return withValueAt(value, path, piece);
  const apart = namesApart(schema);
  const changed: Record<string, unknown> = isFields(piece) ? { ...piece } : {};
  const kept = Object.entries(isFields(value) ? value : {}).flatMap(([name, old]) => {
    if (apart.includes(name)) return [[name, old] as const];
    return name in changed ? [[name, changed[name]] as const] : [];
  });
  return { ...Object.fromEntries(kept), ...changed };
}

/** `value` with `part` at `path`; undefined takes a field away. */
function withValueAt(value: unknown, path: FieldPath, part: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return part;
  if (typeof step === 'number') {
    const items: unknown[] = Array.isArray(value) ? [...value] : [];
    items[step] = withValueAt(items[step], rest, part);
    return items;
  }
  const fields: Record<string, unknown> = isFields(value) ? { ...value } : {};
  const inner = withValueAt(fields[step], rest, part);
  if (inner === undefined) delete fields[step];
  else fields[step] = inner;
  return fields;
}

/** A list or record with one more piece, and where that stands; what is copied gets a name of its own. */
export function withAdded(
  schema: Schema,
  value: unknown,
  group: FieldPath,
  copied?: FieldPath,
): { value: unknown; path: FieldPath } {
  const source = copied === undefined ? undefined : valueAt(value, copied);
  const added = source ?? blank(itemSchemaOf(schemaAt(schema, group)) ?? {}) ?? {};
  const place = valueAt(value, group);
  if (schemaAt(schema, group).type !== 'array') {
    const fields: Fields = isFields(place) ? place : {};
    const key = unusedName(String(copied?.at(-1) ?? 'new'), Object.keys(fields));
    return { value: withValueAt(value, group, { ...fields, [key]: added }), path: [...group, key] };
  }
  const items: unknown[] = Array.isArray(place) ? [...place] : [];
  const at = copied === undefined ? items.length : Number(copied.at(-1)) + 1;
  items.splice(at, 0, copied === undefined ? added : withUnusedId(added, items));
  return { value: withValueAt(value, group, items), path: [...group, at] };
}

function withUnusedId(item: unknown, items: readonly unknown[]): unknown {
  const id = idOf(item);
  if (id === null || !isFields(item)) return item;
  return {
    ...item,
    id: unusedName(
      id,
      items.map(idOf).filter((other) => other !== null),
    ),
  };
}

/** The id of an item; null where it has none. */
export function idOf(item: unknown): string | null {
  const { id } = isFields(item) ? item : {};
  return typeof id === 'string' ? id : null;
}

function unusedName(name: string, used: readonly string[]): string {
  if (!used.includes(name)) return name;
  const number = [...used.keys()]
    .map((index) => index + 2)
    .find((n) => !used.includes(`${name}-${n}`));
  return `${name}-${number ?? used.length + 2}`;
}

/** A value without one of its pieces. */
export function withoutPiece(value: unknown, path: FieldPath): unknown {
  const group = path.slice(0, -1);
  const last = path.at(-1);
  const place = valueAt(value, group);
  if (Array.isArray(place)) return withValueAt(value, group, place.toSpliced(Number(last), 1));
  const entries = Object.entries(isFields(place) ? place : {}).filter(([key]) => key !== last);
  return withValueAt(value, group, Object.fromEntries(entries));
}

/** The piece that was removed, where it stood: whatever was typed elsewhere meanwhile stays. */
export function withPieceAgain(value: unknown, path: FieldPath, piece: unknown): unknown {
  const group = path.slice(0, -1);
  const place = valueAt(value, group);
  const last = path.at(-1);
  if (typeof last !== 'number') return withValueAt(value, path, piece);
  return withValueAt(value, group, (Array.isArray(place) ? place : []).toSpliced(last, 0, piece));
}

/** A list in which a piece changed places with the one above it (-1) or below it (1). */
export function withMoved(value: unknown, path: FieldPath, by: -1 | 1): unknown {
  const group = path.slice(0, -1);
  const from = Number(path.at(-1));
  const items = valueAt(value, group);
  if (!Array.isArray(items) || items[from + by] === undefined) return value;
  return withValueAt(value, group, items.toSpliced(from, 1).toSpliced(from + by, 0, items[from]));
}

/** A record in which an entry has another name and stands where it stood. */
export function withKey(value: unknown, path: FieldPath, key: string): unknown {
  const group = path.slice(0, -1);
  const entries = Object.entries((valueAt(value, group) ?? {}) as Fields);
  const renamed = entries.map(([name, item]) => [name === path.at(-1) ? key : name, item] as const);
  return withValueAt(value, group, Object.fromEntries(renamed));
}

/** "Short title" of "shortTitle". */
export function plainName(name: string): string {
  const known = words.fieldNames[name];
  if (known !== undefined) return known;
  const spaced = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** The piece in whose form a field stands: the longest one that its path begins with. */
export function pieceOf(outline: readonly PieceGroup[], path: FieldPath): Piece | undefined {
  return outline
    .flatMap(({ pieces }) => pieces)
    .filter((piece) => startsWith(path, piece.path))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}
