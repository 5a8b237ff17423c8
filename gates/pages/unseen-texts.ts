import { attributeOf, type Element, textOf } from './html.ts';
import { isForPeople, stringsIn } from './json-strings.ts';

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
export function unseenTexts(element: Element): UnseenText[] {
  const { name, attribs } = element;
  if (name === 'meta') return metaTexts(element);
  if (name === 'script') return dataTexts(element);
  if (name === 'style') return styleTexts(element);
  return Object.entries(attribs).flatMap(([attribute, text]) =>
    isText(attribute, text) ? [unseen(`${name} ${attribute}`, text)] : [],
  );
}

/** Scripts write out what stands in data attributes; one word there is a name or a state. */
function isText(attribute: string, value: string): boolean {
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
  return stringsIn(textOf(script)).map(({ key, text, isSourced }) => ({
    place: `${kind} ${key}`,
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
