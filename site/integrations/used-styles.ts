import postcss, { type AnyNode, type ChildNode } from 'postcss';

/** The styles of a page, and those that only what its islands draw has need of, once they run; '' where there are none. */
type PageStyles = { page: string; islands: string };

/**
 * Makes of the styles of all pages those of one. One route draws every page, so each is given the styles of all components:
 * this leaves those rules out whose classes and marks (`data-…`, `aria-…`) are neither in a page's markup nor in the code of its scripts.
 * What comes with an island stands behind all that came with the page, so of two rules of one weight it is the one that decides.
 */
export function createStylePruner() {
  const sheets = new Map<string, Sheet>();
  const namesOf = new Map<string, ReadonlySet<string>>();

  function namedIn(code: string): ReadonlySet<string> {
    const names = namesOf.get(code) ?? new Set(namedInCode(code));
    namesOf.set(code, names);
    return names;
  }

  return (
    css: string,
    markup: string,
    code: Record<'page' | 'islands', readonly string[]>,
  ): PageStyles => {
    const sheet = sheets.get(css) ?? readSheet(css);
    sheets.set(css, sheet);
    const inPage = [usedInMarkup(markup), ...code.page.map(namedIn)];
    const inIslands = code.islands.map(namedIn);
    const neededIn = (used: readonly ReadonlySet<string>[]) => {
      const isNamed = (name: string) => used.some((names) => names.has(name));
      return [...sheet.names].filter((name) => isNamed(name) || markIsNamed(name, isNamed));
    };
    const [first, all] = [neededIn(inPage), neededIn([...inPage, ...inIslands])];
    const key = [...first, '|', ...all].join(' ');
    const styles = sheet.pruned.get(key) ?? stylesFor(sheet, new Set(first), new Set(all));
    sheet.pruned.set(key, styles);
    return styles;
  };
}

/** Styles as they came, and what is left of them by the names that a page needs: many pages need the same. */
type Sheet = {
  nodes: readonly Node[];
  names: ReadonlySet<string>;
  pruned: Map<string, PageStyles>;
};

type Node = Ruleset | Query | Statement;

/** What is set, for whatever one of the selectors fits. Shape: `block` has its brackets. */
type Ruleset = { selectors: readonly { text: string; names: readonly string[] }[]; block: string };

/** A layer or a media query. Shape: `query` like "@media print". */
type Query = { query: string; nodes: readonly Node[] };

/** What has no selector to tell by; `isOnce` for what a page brings that its islands need not bring again. */
type Statement = { text: string; isOnce: boolean };

function stylesFor(
  { nodes }: Sheet,
  first: ReadonlySet<string>,
  all: ReadonlySet<string>,
): PageStyles {
  const isIn = (needed: ReadonlySet<string>) => (names: readonly string[]) =>
    names.every((name) => needed.has(name));
  const [inPage, inAll] = [isIn(first), isIn(all)];
  const isLater = (names: readonly string[]) => inAll(names) && !inPage(names);
  return {
    page: prune(nodes, inPage, true),
    islands: first.size === all.size ? '' : prune(nodes, isLater, false),
  };
}

function readSheet(css: string): Sheet {
  const root = postcss.parse(css);
  const names = new Set<string>();
  root.walkRules(({ selectors }) => {
    for (const name of selectors.flatMap(namesIn)) names.add(name);
  });
  return { nodes: root.nodes.map(readNode), names, pruned: new Map() };
}

function readNode(node: AnyNode): Node {
  const text = node.toString();
  if (node.type === 'rule') {
    // A rule within another goes with it.
    return {
      selectors: node.selectors.map((one) => ({ text: one, names: namesIn(one) })),
      block: text.slice(text.indexOf('{')),
    };
  }
  if (node.type !== 'atrule') return { text, isOnce: false };
  if (/^(?:font-face|keyframes)$/.test(node.name)) return { text, isOnce: true };
  const { nodes } = node as { nodes: ChildNode[] | undefined };
  if (nodes === undefined) return { text: `${text};`, isOnce: false };
  return { query: `@${node.name} ${node.params}`, nodes: nodes.map(readNode) };
}

/**
 * What a page must name for a selector to apply to it: classes like "b3", and marks like "[data-state=wrong]". Those in the brackets of
 * `:not()`, and of a list of which one is enough, may be missing.
 */
function namesIn(selector: string): string[] {
  let needed = selector;
  for (let before = ''; before !== needed; ) {
    before = needed;
    needed = needed.replace(
      /(:[\w-]+)?\(([^()]*)\)/g,
      (_, pseudo: string | undefined, inner: string) =>
        pseudo === ':not' || inner.includes(',') ? '' : inner,
    );
  }
  const classes = [...needed.matchAll(/\.([A-Za-z_-][\w-]*)/g)].map(([, name = '']) => name);
  const marks = [...needed.matchAll(mark)].map(([, name, value]) => markOf(name, value));
  return [...classes, ...marks];
}

/** Other attributes are the browser's own: a property of another name may set them. */
const mark = /\[((?:data|aria)-[\w-]+)(?:="?([^\]"]*)"?)?\]/g;

function markOf(name: string | undefined, value: string | undefined): string {
  return value === undefined ? `[${name}]` : `[${name}=${value}]`;
}

/** Whether scripts that name these may set a mark. */
function markIsNamed(name: string, isNamed: (name: string) => boolean): boolean {
  const [, attribute, value = ''] = /^\[([^=]+)=?(.*)\]$/.exec(name) ?? [];
  if (attribute === undefined || !isNamed(`[${attribute}]`)) return false;
  // Truth is written by a reckoning as often as by its name.
  return ['', 'true', 'false'].includes(value) || isNamed(value);
}

function usedInMarkup(markup: string): ReadonlySet<string> {
  const lists = new Set([...markup.matchAll(/\sclass="([^"]*)"/g)].map(([, names = '']) => names));
  const marks = [...markup.matchAll(/\s((?:data|aria)-[\w-]+)(?:="([^"]*)")?/g)];
  return new Set([
    ...[...lists].flatMap((names) => names.split(/\s+/)),
    ...marks.flatMap(([, name, value = '']) => [markOf(name, undefined), markOf(name, value)]),
  ]);
}

/**
 * A class stands in a program as a text of its own, like "b3". A mark does too, or as the property that sets it: `dataset.rowOpen`,
 * `ariaExpanded`.
 */
function namedInCode(code: string): string[] {
  const texts = [...code.matchAll(/["'`]([\w-]+)["'`]/g)].map(([, name = '']) => name);
  const properties = [...code.matchAll(/\.([A-Za-z]\w*)|\b([a-z]\w*)(?=:)/g)].map((found) =>
    (found[1] ?? found[2] ?? '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  );
  return [
    ...texts,
    ...[...texts, ...properties].flatMap((name) => [`[${name}]`, `[data-${name}]`]),
  ];
}

type IsKept = (names: readonly string[]) => boolean;

/** Shape: `isKept` is asked for the names of each selector. */
function prune(nodes: readonly Node[], isKept: IsKept, hasAll: boolean): string {
  const last = lastOfEach(nodes, isKept, '', new Map());
  const print = (node: Node, place: string): string => {
    if ('text' in node) return hasAll || !node.isOnce ? node.text : '';
    if ('query' in node) {
      const inner = node.nodes.map((one) => print(one, place + node.query)).join('');
      return inner && `${node.query}{${inner}}`;
    }
    const text = keptOf(node, isKept);
    return last.get(place + text) === node ? text : '';
  };
  return nodes.map((node) => print(node, '')).join('');
}

/**
 * A component that is drawn at build and runs in the browser too brings its styles twice, and others differ in selectors of other pages
 * only. Of two rules that are the same in one place the later one decides, so the earlier one says nothing.
 */
function lastOfEach(
  nodes: readonly Node[],
  isKept: IsKept,
  place: string,
  last: Map<string, Ruleset>,
): ReadonlyMap<string, Ruleset> {
  for (const node of nodes) {
    if ('block' in node) last.set(place + keptOf(node, isKept), node);
    if ('query' in node) lastOfEach(node.nodes, isKept, place + node.query, last);
  }
  return last;
}

/** '' where no selector is kept. */
function keptOf({ selectors, block }: Ruleset, isKept: IsKept): string {
  const kept = selectors.filter(({ names }) => isKept(names));
  return kept.length === 0 ? '' : kept.map(({ text }) => text).join(',') + block;
}
