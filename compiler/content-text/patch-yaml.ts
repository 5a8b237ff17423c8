import {
  type Document,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { type Field, fieldBelow, isRich, namesOf } from '../schema-field.ts';
import { unwrapText, wrapText } from './paragraphs.ts';
import { isFields, isSame, matchItems, orderedNames } from './same-items.ts';

/** Where a value is written: its schema, its name unless it is an item of a list, and the column of what is indented below it. */
type Place = { field: Field | undefined; name: string; column: number };

type List = YAMLSeq<Node>;
type Fields = YAMLMap<Node, Node | null>;

const indent = 2;

/**
 * Puts `value` in place of what the document holds. Nodes of what is the same stay, with their comments, quotes and blank lines.
 * Shape: `width` is how long a line may be.
 */
export function patchYaml(
  document: Document<Node>,
  value: unknown,
  field: Field | undefined,
  width: number,
): void {
  document.contents = patched(document.contents, value, { field, name: '', column: 0 });

  function patched(node: Node | null, now: unknown, place: Place): Node {
    if (node === null) return created(now, place);
    if (isSame(node.toJS(document), now)) return node;
    return replaced(node, now, place);
  }

  function replaced(node: Node, now: unknown, place: Place): Node {
    if (isMap<Node, Node | null>(node) && isFields(now)) return patchFields(node, now, place);
    if (isSeq<Node>(node) && Array.isArray(now)) return patchList(node, now, place);
    if (isScalar(node) && typeof now === 'string') return setText(node, now, place);
    const { commentBefore, comment, spaceBefore } = node;
    return Object.assign(created(now, place), { commentBefore, comment, spaceBefore });
  }

  function patchFields(node: Fields, now: Readonly<Record<string, unknown>>, place: Place): Node {
    const pairs = new Map(node.items.map((pair) => [nameOf(pair), pair]));
    const first = node.items[0]?.key;
    const names = orderedNames([...pairs.keys()], Object.keys(now), namesOf(place.field));
    node.items = names.map((name) => {
      const pair = pairs.get(name) ?? document.createPair<Node, Node>(name, null);
      pair.value = patched(pair.value, now[name], below(place, name));
      return pair;
    });
    for (const [at, { key }] of node.items.entries()) {
      const before = at === 0 ? first : node.items[at - 1]?.key;
      const isNew = !pairs.has(names[at] ?? '');
      if (isNew || (at === 0 && key !== first)) key.spaceBefore = before?.spaceBefore === true;
    }
    return node;
  }

  function patchList(node: List, now: readonly unknown[], place: Place): Node {
    const before = [...node.items];
    const [first, ...others] = before;
    const isSpaced = others.filter(({ spaceBefore }) => spaceBefore).length > others.length / 2;
    const isFirstSpaced = first?.spaceBefore === true;
    const matches = matchItems(
      before.map((item) => item.toJS(document)),
      now,
    );
    node.items = now.map((item, at) => {
      const old = before[matches[at] ?? -1];
      const put = patched(old ?? null, item, below(place, at));
      if (at === 0) put.spaceBefore = isFirstSpaced;
      else if (old === undefined || old === first) put.spaceBefore = isSpaced;
      return put;
    });
    return node;
  }

  function setText(node: Scalar, now: string, place: Place): Node {
    const isBlock = isBlockText(node);
    const text = isBlock || now.includes('\n') ? unwrapText(now) : now;
    const hasLines = text.includes('\n') || (!isBlock && isLongRich(text, place));
    const lineEnd = lineEndOf(node, hasLines);
    if (hasLines) node.type = Scalar.BLOCK_LITERAL;
    const isWrapped = node.type === Scalar.BLOCK_LITERAL;
    const before = isBlock ? String(node.value) : '';
    const written = isWrapped ? wrapText(text, width - place.column, before) : text;
    node.value = written + lineEnd;
    return node;
  }

  /** Markdown that does not go on one line; other long texts are folded by canonicalText. */
  function isLongRich(text: string, { field, name, column }: Place): boolean {
    return isRich(field) && column + name.length + text.length > width;
  }

  /** A new node. One of that name elsewhere says whether its list stands on one line, and how a text is quoted. */
  function created(now: unknown, place: Place): Node {
    const like = likeOf(place.name);
    if (Array.isArray(now)) {
      const list = document.createNode<unknown[]>([]) as unknown as List;
      list.flow = now.length === 0 || (isSeq(like) && like.flow === true);
      list.items = now.map((item, at) => created(item, below(place, at)));
      return list;
    }
    if (isFields(now)) {
      return patchFields(document.createNode({}) as unknown as Fields, now, place);
    }
    const scalar = document.createNode(now ?? null) as unknown as Scalar;
    if (typeof now !== 'string') return scalar;
    if (isScalar(like) && like.type?.startsWith('QUOTE')) scalar.type = like.type;
    return setText(scalar, now, place);
  }

  function likeOf(name: string): unknown {
    let found: Pair['value'] = null;
    visit(document, {
      Pair(_, pair) {
        const isLike = name !== '' && nameOf(pair) === name && pair.value !== null;
        if (!isLike || (isCollection(pair.value) && pair.value.items.length === 0))
          return undefined;
        found = pair.value;
        return visit.BREAK;
      },
    });
    return found;
  }
}

function below({ field, column }: Place, key: string | number): Place {
  return {
    field: field && fieldBelow(field, key),
    name: typeof key === 'string' ? key : '',
    column: column + indent,
  };
}

function isBlockText({ type }: Scalar): boolean {
  return type === Scalar.BLOCK_LITERAL || type === Scalar.BLOCK_FOLDED;
}

/** How its text ends: as it did, or as new lines do. */
function lineEndOf(node: Scalar, hasLines: boolean): '\n' | '' {
  const endsLine = isBlockText(node) ? String(node.value).endsWith('\n') : hasLines;
  return endsLine ? '\n' : '';
}

function nameOf(pair: unknown): string {
  return isPair(pair) && isScalar(pair.key) ? String(pair.key.value) : '';
}
