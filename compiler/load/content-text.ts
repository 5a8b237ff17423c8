import {
  Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { unwrapText, wrapText } from './paragraphs.ts';

const lineWidth = { yaml: 120, json: 100 };

/** How a content file that holds `value` is written, by people and by programs. What it holds says all: nothing of an older text is kept. */
export function contentText(file: string, value: unknown): string {
  return file.endsWith('.json') ? `${jsonText(value, 0, 0)}\n` : yamlText(file, value);
}

/** Each field on a line of its own, a list on one where it fits: Biome writes the same. */
function jsonText(value: unknown, indent: number, before: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const lines = (open: string, entries: readonly string[], close: string) => {
    const space = ' '.repeat(indent + 2);
    return `${open}\n${entries.map((entry) => space + entry).join(',\n')}\n${' '.repeat(indent)}${close}`;
  };
  if (!Array.isArray(value)) {
    const fields = Object.entries(value).flatMap(([name, held]) => {
      const key = `${JSON.stringify(name)}: `;
      return held === undefined ? [] : [key + jsonText(held, indent + 2, key.length)];
    });
    return fields.length === 0 ? '{}' : lines('{', fields, '}');
  }
  const items = value.map((item) => jsonText(item, indent + 2, 0));
  const line = `[${items.join(', ')}]`;
  const isShort = !line.includes('\n') && indent + before + line.length < lineWidth.json;
  return isShort ? line : lines('[', items, ']');
}

/** Where each pattern stands on one line, however long. */
const isPatterns = (file: string) =>
  /^content\/(claims|plain-language)\/|^content\/[^/]+\/claims\.yaml$/.test(file);

function yamlText(file: string, value: unknown): string {
  const width = isPatterns(file) ? Number.POSITIVE_INFINITY : lineWidth.yaml;
  const document = new Document<Node>(value as Node);
  const place = { name: '', column: 0, isInList: false };
  layOut(document.contents, place, width);
  return document.toString({
    lineWidth: Number.isFinite(width) ? width : 0,
    flowCollectionPadding: false,
  });
}

/** Where a node stands: its name unless it is an item of a list, and the column of what is indented below it. */
type Place = { name: string; column: number; isInList: boolean };

/** Sets how a node is written. Shape: `width` is how long a line may be. */
function layOut(node: Node | null, place: Place, width: number): void {
  if (isScalar(node) && typeof node.value === 'string') layOutText(node, place, width);
  if (isMap<Scalar<string>, Node>(node)) layOutFields(node, place, width);
  if (isSeq<Node>(node)) layOutList(node, place, width);
}

function layOutFields(node: YAMLMap<Scalar<string>, Node>, place: Place, width: number): void {
  const column = place.column + 2;
  for (const [at, { key, value }] of node.items.entries()) {
    layOut(value, { name: key.value, column, isInList: false }, width);
    // A tall field of the file stands by itself.
    const isBesideTall = isTall(value) || isTall(node.items[at - 1]?.value);
    key.spaceBefore = place.column === 0 && at > 0 && isBesideTall;
  }
}

function layOutList(node: YAMLSeq<Node>, place: Place, width: number): void {
  const column = place.column + 2;
  for (const item of node.items) layOut(item, { name: '', column, isInList: true }, width);
  node.flow = isLine(node.items, place);
  const isSpaced = node.items.some(
    (item) => isMap(item) && item.items.some(({ value }) => isTall(value)),
  );
  for (const [at, item] of node.items.entries()) item.spaceBefore = isSpaced && at > 0;
}

/** Whether it takes lines of its own below its name. */
function isTall(node: unknown): boolean {
  if (isMap(node)) return true;
  if (isSeq(node)) return node.flow !== true;
  return isScalar(node) && node.type === Scalar.BLOCK_LITERAL;
}

const longestList = 100;

/** Whether a list is one of single words that stand on one line; a list in a list always does. */
function isLine(items: readonly Node[], { name, column, isInList }: Place): boolean {
  const words = items.map((item) => (isScalar(item) ? String(item.value) : '\n'));
  const length = column + name.length + words.join(', ').length;
  return (
    !words.includes('\n') &&
    (isInList || (!words.some((word) => word.includes(' ')) && length < longestList))
  );
}

function layOutText(node: Scalar, { name, column }: Place, width: number): void {
  const text = unwrapText(String(node.value));
  const isLong = column + name.length + text.length > width;
  if (text.includes('\n')) node.type = Scalar.BLOCK_LITERAL;
  else if (isLong) node.type = Scalar.BLOCK_FOLDED;
  // A month is a text, as it looks in JSON too.
  else if (/^[\d-]+$/.test(text)) node.type = Scalar.QUOTE_DOUBLE;
  node.value = text.includes('\n') ? `${wrapText(text, width - column)}\n` : text;
}
