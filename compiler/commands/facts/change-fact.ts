import {
  applyEdits,
  type EditResult,
  findNodeAtLocation,
  type JSONPath,
  modify,
  type Node,
  parseTree,
} from 'jsonc-parser';
import { factKinds } from '../../facts.ts';

/** New values by the name of their field, like "source.url"; undefined takes the field out. */
export type FieldChanges = Readonly<Record<string, string | number | boolean | undefined>>;

/** One field that is another now, as it stands in the file; undefined where there is none. */
export type FieldChange = { field: string; before: unknown; after: unknown };

/**
 * Changes fields of one fact in the text of a facts file, where every other character stays, and tells which are not as they were.
 * Throws RangeError for an id that the file does not have, and for a new value of a field that the fact does not have.
 */
export function changeFact(text: string, id: string, wanted: FieldChanges) {
  const tree = parseTree(text);
  const fact = tree && pathOf(tree, id);
  if (!tree || !fact) throw new RangeError(`The file has no fact "${id}".`);
  const changes = Object.entries(wanted)
    .map(([field, after]): FieldChange => {
      const before = valueAt(tree, [...fact, ...field.split('.')]);
      return { field, before, after };
    })
    .filter(({ before, after }) => before !== after);
  const changed = changes.reduce(
    (whole, change) => applyEdits(whole, editsOf(whole, fact, change)),
    text,
  );
  return { text: changed, changes };
}

function pathOf(tree: Node, id: string): JSONPath | undefined {
  return factKinds
    .flatMap((kind) => findNodeAtLocation(tree, [kind])?.children?.map((_, at) => [kind, at]) ?? [])
    .find((path) => valueAt(tree, [...path, 'id']) === id);
}

function valueAt(tree: Node, path: JSONPath): unknown {
  return findNodeAtLocation(tree, path)?.value;
}

/** Fields that commands write where there were none, in their order behind `asOf`. */
const written = ['checked', 'fingerprint'];

function editsOf(text: string, fact: JSONPath, { field, before, after }: FieldChange): EditResult {
  const path = [...fact, ...field.split('.')];
  if (before !== undefined) return modify(text, path, after, {});
  if (!written.includes(field)) throw new RangeError(`The fact has no "${field}".`);
  return modify(text, path, after, {
    formattingOptions: { insertSpaces: true, tabSize: 2 },
    getInsertionIndex: (fields) =>
      1 + Math.max(...['asOf', ...written].map((each) => fields.indexOf(each))),
  });
}
