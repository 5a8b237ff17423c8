import type { Document, Element, HTMLTemplateElement, Node } from 'happy-dom';
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
    if (node.nodeType === node.TEXT_NODE) line.text += node.textContent ?? '';
    if (isElement(node)) walkElement(node, isQuotedAbove || node.hasAttribute('data-quoted'));
  }

  function walkElement(element: Element, isQuoted: boolean): void {
    const name = element.tagName.toLowerCase();
    const texts = unseenTexts(element, name);
    passages.push(...texts.map((text) => ({ ...text, isSeen: false, isQuoted })));
    if (name === 'script' || name === 'style') return;
    const outer = line;
    const isLine = !inline.has(name);
    if (isLine) beginLine({ place: name, isQuoted, isSourced: hasSource(element, name) });
    for (const child of childrenOf(element)) walk(child, isQuoted);
    if (isLine) beginLine(outer);
  }

  walk(document.documentElement, false);
  beginLine(line);
  return passages;
}

const sourceNote = 'small a[href^="https://"]';

/** A cell rests on the source of its row. */
function hasSource(element: Element, name: string): boolean {
  const isCell = name === 'td' || name === 'th';
  const scope = isCell ? (element.parentElement ?? element) : element;
  return (isCell || /^(p|li|dd|h[1-6])$/.test(name)) && scope.querySelector(sourceNote) !== null;
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** A template keeps its elements in a document of their own. */
function childrenOf(element: Element): Node[] {
  return [...(isTemplate(element) ? element.content : element).childNodes];
}

function isTemplate(element: Element): element is HTMLTemplateElement {
  return element.tagName === 'TEMPLATE';
}

function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE;
}
