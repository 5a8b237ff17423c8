import {
  type Document,
  type Element,
  first,
  isElement,
  isText,
  matches,
  type Node,
  parentOf,
  sourceSigns,
  textOf,
} from './html.ts';
import { unseenTexts } from './unseen-texts.ts';

/** A text that a visitor, a search engine or a screen reader is given as one. */
export type Passage = {
  /** Where it stands, like "h2", "img alt" or "meta og:description". */
  place: string;
  text: string;
  /** Whether it is read on the page, in order; else it is an attribute or data. */
  isSeen: boolean;
  /** Whether it is marked as the words of somebody else. */
  isQuoted: boolean;
  /** Whether a source is named with it: in the same paragraph, item or row, or in the same entry of data. */
  isSourced: boolean;
};

/** Elements that stand within a line; every other one begins a text of its own. */
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q s samp small span strong sub sup time tspan u var wbr'.split(
    ' ',
  ),
);

/** Every text of a page: what is read, in order, and what stands in attributes, metadata and data. */
export function passagesOf(document: Document): Passage[] {
  const passages: Passage[] = [];
  let line = { place: '', text: '', isQuoted: false, isSourced: false };

  function beginLine(next: Omit<typeof line, 'text'>): void {
    if (line.text.trim() !== '') passages.push({ ...line, text: tidy(line.text), isSeen: true });
    line = { ...next, text: '' };
  }

  function walk(node: Node, isQuotedAbove: boolean): void {
    if (isText(node)) line.text += textOf(node);
    else if (isElement(node)) walkElement(node, isQuotedAbove || 'data-quoted' in node.attribs);
    // What XML keeps from its parser is text all the same.
    else if ('children' in node) for (const child of node.children) walk(child, isQuotedAbove);
  }

  function walkElement(element: Element, isQuoted: boolean): void {
    const { name } = element;
    const texts = unseenTexts(element);
    passages.push(...texts.map((text) => ({ ...text, isSeen: false, isQuoted })));
    if (name === 'script' || name === 'style' || matches(element, sourceSigns)) return;
    // What somebody else calls a page of their own.
    if ('data-source' in element.attribs) return;
    const outer = line;
    const isLine = !inline.has(name);
    if (isLine) beginLine({ place: name, isQuoted, isSourced: hasSource(element, name) });
    for (const child of element.children) walk(child, isQuoted);
    if (isLine) beginLine(outer);
  }

  for (const node of document.children) walk(node, false);
  beginLine(line);
  return passages;
}

const sourceNote = 'small a[href^="https://"], sup > a[href^="#source-"]';

/** A cell rests on the source of its row. */
function hasSource(element: Element, name: string): boolean {
  const isCell = name === 'td' || name === 'th';
  const scope = isCell ? (parentOf(element) ?? element) : element;
  return (isCell || /^(p|li|dd|h[1-6])$/.test(name)) && first(sourceNote, scope) !== null;
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
