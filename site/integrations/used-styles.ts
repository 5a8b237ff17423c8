import postcss, { AtRule, type ChildNode, type Root, type Rule } from 'postcss';

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
      return [...new Set([...sheet.namesOf.values()].flat())].filter(
        (name) => isNamed(name) || markIsNamed(name, isNamed),
      );
    };
    const [first, all] = [neededIn(inPage), neededIn([...inPage, ...inIslands])];
    const key = [...first, '|', ...all].join(' ');
    const styles = sheet.pruned.get(key) ?? stylesFor(sheet, new Set(first), new Set(all));
    sheet.pruned.set(key, styles);
    return styles;
  };
}

/** Styles as they came, the names in each selector, and what is left by the names that a page needs: many pages need the same. */
type Sheet = {
  root: Root;
  namesOf: ReadonlyMap<string, readonly string[]>;
  pruned: Map<string, PageStyles>;
};

function readSheet(css: string): Sheet {
  const root = postcss.parse(css);
  const namesOf = new Map<string, readonly string[]>();
  root.walkRules(({ selectors }) => {
    for (const selector of selectors) namesOf.set(selector, namesIn(selector));
  });
  return { root, namesOf, pruned: new Map() };
}

function stylesFor(sheet: Sheet, first: ReadonlySet<string>, all: ReadonlySet<string>): PageStyles {
  const isIn = (needed: ReadonlySet<string>) => (names: readonly string[]) =>
    names.every((name) => needed.has(name));
  const [inPage, inAll] = [isIn(first), isIn(all)];
  const page = prune(sheet, inPage).toString();
  if (first.size === all.size) return { page, islands: '' };
  const later = prune(sheet, (names) => inAll(names) && !inPage(names));
  // What a page brings its islands need not bring again.
  later.walkAtRules(/^(?:font-face|keyframes)$/, drop);
  return { page, islands: later.toString() };
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
 * A class stands in a program as a text of its own, like "b3", or in a list that may go on with others: `steps tight ${b3}`. A mark is
 * a text too, or the property that sets it: `dataset.rowOpen`, `ariaExpanded`.
 */
function namedInCode(code: string): string[] {
  const texts = [...code.matchAll(/["'`]([\w-]+)["'`]/g)].map(([, name = '']) => name);
  const properties = [...code.matchAll(/\.([A-Za-z]\w*)|\b([a-z]\w*)(?=:)/g)].map((found) =>
    (found[1] ?? found[2] ?? '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  );
  const lists = [...code.matchAll(/["'`]([\w-]+(?: [\w-]+)*) ?(?:["'`]|\$\{)/g)];
  return [
    ...texts,
    ...lists.flatMap(([, names = '']) => names.split(' ')),
    ...[...texts, ...properties].flatMap((name) => [`[${name}]`, `[data-${name}]`]),
  ];
}

/**
 * A copy with the selectors that are kept. A component that is drawn at build and runs in the browser too brings its styles twice, and others
 * differ in selectors of other pages only: of two rules that are the same in one place the later one decides, so the earlier one says nothing.
 */
function prune({ root, namesOf }: Sheet, isKept: (names: readonly string[]) => boolean): Root {
  const pruned = root.clone();
  const last = new Map<string, Rule>();
  pruned.walkRules((rule) => {
    // A rule within another goes with it.
    if (rule.parent?.type === 'rule') return;
    rule.selectors = rule.selectors.filter((selector) => isKept(namesOf.get(selector) ?? []));
    if (rule.selector === '') return drop(rule);
    const key = `${placeOf(rule)}${rule.toString()}`;
    const earlier = last.get(key);
    if (earlier !== undefined) drop(earlier);
    last.set(key, rule);
  });
  return pruned;
}

/** The layers and media queries around a rule. */
function placeOf({ parent }: ChildNode): string {
  return parent instanceof AtRule ? `${placeOf(parent)}@${parent.name} ${parent.params}` : '';
}

/** Takes a rule out, and what would be empty without it. */
function drop(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent instanceof AtRule && parent.nodes?.length === 0) drop(parent);
}
