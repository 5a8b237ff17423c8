import { compile, is, selectAll, selectOne } from 'css-select';
import { DomUtils, ElementType, parseDocument } from 'htmlparser2';

/** A page as a tree, with no script run and nothing fetched. */
export type Document = ReturnType<typeof parseDocument>;
export type Node = Document['children'][number];
export type Element = Extract<Node, { attribs: object }>;

/** Where a search begins; one that begins nowhere finds nothing. */
type Start = Document | Element | null | undefined;

export function parseHtml(html: string): Document {
  return parseDocument(html);
}

export function parseXml(xml: string): Document {
  return parseDocument(xml, { xmlMode: true });
}

/** A selector that was compiled before is not compiled again. */
const compiled = new Map<string, ReturnType<typeof compile<Node, Element>>>();

function queryOf(selector: string) {
  const query = compiled.get(selector) ?? compile<Node, Element>(selector);
  compiled.set(selector, query);
  return query;
}

/** Every element below `start` that a CSS selector names, in order. */
export function all(selector: string, start: Start): Element[] {
  return start ? selectAll<Node, Element>(queryOf(selector), start.children) : [];
}

/** The first of them, or null. */
export function first(selector: string, start: Start): Element | null {
  return start ? selectOne<Node, Element>(queryOf(selector), start.children) : null;
}

export function matches(element: Element, selector: string): boolean {
  return is<Node, Element>(element, queryOf(selector));
}

/** The element itself or the nearest around it that a selector names, or null. */
export function closest(element: Element | null | undefined, selector: string): Element | null {
  if (!element) return null;
  return matches(element, selector) ? element : closest(parentOf(element), selector);
}

/** The element around a node, or null at the top. */
export function parentOf(node: Node | null | undefined): Element | null {
  return node?.parent && isElement(node.parent) ? node.parent : null;
}

/** The value of an attribute, or null where there is none. */
export function attributeOf(element: Element | null | undefined, name: string): string | null {
  return element?.attribs[name] ?? null;
}

/** All text in a node, as a reader and a script are given it; "" where there is no node. */
export function textOf(node: Document | Node | null | undefined): string {
  return node ? DomUtils.textContent(node) : '';
}

/** The raised number of a source, and the remark on the age of a figure: they belong to no sentence. */
export const sourceSigns = 'sup:has(> a[href^="#source-"]), [data-age]';

/** The elements directly below one. */
export function childrenOf(start: Start): Element[] {
  return start ? start.children.filter(isElement) : [];
}

export function isElement(node: Document | Node): node is Element {
  return 'attribs' in node;
}

export function isText(node: Node): boolean {
  return node.type === ElementType.Text;
}
