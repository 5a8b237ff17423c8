import {
  attributeOf,
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
} from '../../../gates/pages/html.ts';
import { isForPeople, type Passage, passagesOfData } from '../../../gates/pages/passages.ts';

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

/** A text that is not read on the page itself: a screen reader says it, a search engine shows it, a script writes it. */
type UnseenText = { place: string; text: string; isSourced: boolean };

const spokenAttributes = new Set(
  'alt title placeholder label summary value aria-label aria-description aria-roledescription aria-valuetext aria-placeholder'.split(
    ' ',
  ),
);
/** What these hold is for programs. */
const technicalMeta = new Set(['viewport', 'robots', 'theme-color', 'color-scheme', 'generator']);

/** The texts in an element's attributes, and in the element itself where it holds metadata, data or style. */
function unseenTexts(element: Element): UnseenText[] {
  const { name, attribs } = element;
  if (name === 'meta') return metaTexts(element);
  if (name === 'script') return dataTexts(element);
  if (name === 'style') return styleTexts(element);
  return Object.entries(attribs).flatMap(([attribute, text]) =>
    isSaid(attribute, text) ? [unseen(`${name} ${attribute}`, text)] : [],
  );
}

/** Scripts write out what stands in data attributes; one word there is a name or a state. */
function isSaid(attribute: string, value: string): boolean {
  const isWritten = attribute.startsWith('data-') && /\s/.test(value.trim());
  return (isWritten || spokenAttributes.has(attribute)) && isForPeople(value);
}

function metaTexts(meta: Element): UnseenText[] {
  const name = attributeOf(meta, 'name') ?? attributeOf(meta, 'property') ?? '';
  const text = attributeOf(meta, 'content') ?? '';
  const isOurs = name !== '' && !technicalMeta.has(name) && isForPeople(text);
  return isOurs ? [unseen(`meta ${name}`, text)] : [];
}

/** Structured data, and what islands are hydrated with. */
function dataTexts(script: Element): UnseenText[] {
  const type = attributeOf(script, 'type') ?? '';
  if (!type.includes('json')) return [];
  const kind = type.includes('ld+json') ? 'JSON-LD' : 'data';
  return passagesOfData(JSON.parse(textOf(script))).map(({ place, text, isSourced }) => ({
    place: `${kind} ${place}`,
    text,
    isSourced,
  }));
}

function styleTexts(style: Element): UnseenText[] {
  const contents = [...textOf(style).matchAll(/content:\s*(["'])(.*?)\1/g)];
  return contents
    .filter(([, , text = '']) => isForPeople(text))
    .map(([, , text = '']) => unseen('style content', text));
}

function unseen(place: string, text: string): UnseenText {
  return { place, text, isSourced: false };
}
