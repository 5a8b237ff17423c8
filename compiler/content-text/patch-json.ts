import { getNodeValue, type Node, parseTree } from 'jsonc-parser';
import { type Field, fieldBelow, namesOf } from '../schema-field.ts';
import { isFields, isSame, matchItems, orderedNames } from './same-items.ts';

/** What is printed: its schema, and whether a new object stands on one line like others of its kind. */
type Place = { field: Field | undefined; isShort: boolean };

/** JSON text with `value` in place of what it holds. What is the same is copied as it is written; indentation is the formatter's. */
export function patchJson(text: string, value: unknown, field: Field | undefined): string {
  return printed(value, parseTree(text), { field, isShort: false });

  function printed(now: unknown, node: Node | undefined, place: Place): string {
    if (node !== undefined && isSame(getNodeValue(node), now)) {
      return text.slice(node.offset, node.offset + node.length);
    }
    if (Array.isArray(now)) return printedList(now, node, place);
    if (isFields(now)) return printedFields(now, node, place);
    return JSON.stringify(now ?? null);
  }

  function printedList(now: readonly unknown[], node: Node | undefined, { field }: Place): string {
    const before = node?.type === 'array' ? (node.children ?? []) : [];
    const matches = matchItems(before.map(getNodeValue), now);
    const isShort = before[0] !== undefined && isOnOneLine(before[0]);
    const items = now.map((item, at) =>
      printed(item, before[matches[at] ?? -1], { field: field && fieldBelow(field, at), isShort }),
    );
    return `[${items.join(',')}]`;
  }

  function printedFields(
    now: Readonly<Record<string, unknown>>,
    node: Node | undefined,
    { field, isShort }: Place,
  ): string {
    const pairs = node?.type === 'object' ? (node.children ?? []) : [];
    const before = new Map(
      pairs.map(({ children: [key, held] = [] }) => [String(key?.value), held]),
    );
    const names = orderedNames([...before.keys()], Object.keys(now), namesOf(field));
    const fields = names.map((name) => {
      const key = JSON.stringify(name);
      const place = {
        field: field && fieldBelow(field, name),
        isShort: text.includes(`${key}: { `),
      };
      return `${key}: ${printed(now[name], before.get(name), place)}`;
    });
    const isOneLine = node?.type === 'object' ? isOnOneLine(node) : isShort;
    return `{${isOneLine ? '' : '\n'}${fields.join(',')}}`;
  }

  /** The formatter leaves an object on one line that begins on one. */
  function isOnOneLine({ offset, length }: Node): boolean {
    return !/^\{\s*\n/.test(text.slice(offset, offset + length));
  }
}
