import { isMap, isPair, isScalar, isSeq, parseDocument, type YAMLMap } from 'yaml';
import { factKinds } from '../../facts.ts';

/** New values by the name of their field, like "source.url"; undefined takes the field out. */
export type FieldChanges = Readonly<Record<string, string | number | boolean | undefined>>;

/** One field that is another now, as it stands in the file; undefined where there is none. */
export type FieldChange = { field: string; before: unknown; after: unknown };

/** Fields that a fact may lack, each behind the one that it is written after. */
const optionalFields: Readonly<Record<string, string>> = { checked: 'asOf' };

/** Before a field of a fact, as every facts file is laid out. */
const fieldIndent = '\n      ';

/** The file with one fact changed, and which fields are not as they were. */
export type ChangedFile = { text: string; changes: FieldChange[] };

/**
 * Changes fields of one fact in the text of a facts file; every other character stays. JSON is YAML too, and the parser for
 * that knows where each value stands.
 * Throws RangeError for an id that the file does not have, and for a new value of a field that the fact does not have.
 */
export function changeFact(text: string, id: string, changes: FieldChanges): ChangedFile {
  const entry = findEntry(text, id);
  if (entry === undefined) throw new RangeError(`The file has no fact "${id}".`);
  const edits = Object.entries(changes).flatMap(([field, after]) => editOf(entry, field, after));
  const changed = edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((whole, { start, end, put }) => whole.slice(0, start) + put + whole.slice(end), text);
  return { text: changed, changes: edits.map(({ change }) => change) };
}

function findEntry(text: string, id: string): YAMLMap | undefined {
  const file = parseDocument(text);
  return factKinds
    .map((kind) => file.get(kind))
    .flatMap((list) => (isSeq(list) ? list.items : []))
    .filter((entry) => isMap(entry))
    .find((entry) => entry.get('id') === id);
}

type Edit = { start: number; end: number; put: string; change: FieldChange };

function editOf(entry: YAMLMap, field: string, after: FieldChanges[string]): Edit[] {
  const path = field.split('.');
  const node: unknown = entry.getIn(path, true);
  if (!isScalar(node) || !node.range) {
    if (after === undefined) return [];
    return [additionOf(entry, field, after)];
  }
  const change = { field, before: node.value, after };
  if (node.value === after) return [];
  const [start, end] = node.range;
  if (after !== undefined) return [{ start, end, put: JSON.stringify(after), change }];
  return [{ start: endBefore(entry, path), end, put: '', change }];
}

/** A field that the fact lacks, on a line of its own behind its neighbour. */
function additionOf(entry: YAMLMap, field: string, after: NonNullable<FieldChanges[string]>): Edit {
  const neighbour: unknown = entry.get(optionalFields[field] ?? field, true);
  if (!isScalar(neighbour) || !neighbour.range) {
    throw new RangeError(`The fact has no "${field}".`);
  }
  const [, end] = neighbour.range;
  const put = `,${fieldIndent}${JSON.stringify(field)}: ${JSON.stringify(after)}`;
  return { start: end, end, put, change: { field, before: undefined, after } };
}

/** Where the field before this one ends, so that the comma between them goes too. */
function endBefore(entry: YAMLMap, path: readonly string[]): number {
  const owner = path.length === 1 ? entry : entry.getIn(path.slice(0, -1));
  const fields = isMap(owner) ? owner.items : [];
  const index = fields.findIndex(({ key }) => isScalar(key) && key.value === path.at(-1));
  const before = fields[index - 1];
  const value: unknown = isPair(before) ? before.value : undefined;
  if (!isScalar(value) || !value.range) {
    throw new RangeError(
      `"${path.join('.')}" stands behind no plain field, so take it out by hand.`,
    );
  }
  return value.range[1];
}
