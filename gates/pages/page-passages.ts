import type { Inline, Page } from '../../compiler/page.ts';
import { plainWords } from '../../compiler/texts/plain-words.ts';
import { isForPeople, type Passage } from './passages.ts';

/** What a page says as a value, before anybody draws it. What components and layouts add is read in the built site. */
export function passagesOfPage({ headTitle, description, ...page }: Page): Passage[] {
  return [
    { ...passage('title', headTitle), isSeen: false },
    { ...passage('meta description', description), isSeen: false },
    ...proseOfPage(page),
  ];
}

/** The heading, the words under it, and every section, in order. */
export function proseOfPage({
  title,
  header,
  sections,
}: Pick<Page, 'title' | 'header' | 'sections'>): Passage[] {
  return [
    passage('h1', title),
    ...passagesIn([header?.lead ?? [], header?.below ?? [], header?.aside], 'p'),
    ...sections.flatMap(({ title: heading, body }) => [
      ...(heading === null ? [] : [passage('h2', heading)]),
      ...passagesIn(body, 'p'),
    ]),
  ];
}

/** Parts that hold no prose of the page: forms and tables with what scripts say, lists of sources, names that others gave their pages. */
const withoutProse = new Set(
  'contact-form sources official-links payments reviewed ticks answer-table'.split(' '),
);

function passagesIn(value: unknown, name: string, isSourcedAbove = false): Passage[] {
  if (typeof value === 'string') return saidIn(value, name, isSourcedAbove);
  if (typeof value !== 'object' || value === null) return [];
  const isSourced = isSourcedAbove || restsOnSource(value);
  if (isLine(value)) return [{ ...passage('p', plainWords(value)), isSourced }];
  if ('kind' in value && withoutProse.has(String(value.kind))) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    forPrograms.has(key)
      ? []
      : passagesIn(inner, Array.isArray(value) || labels.has(name) ? name : key, isSourced),
  );
}

/** What a source calls itself, and the remarks beside a figure. */
const forPrograms = new Set(['source', 'evidence']);

/** Texts before another one, or in a cell behind it: no sentences of their own. */
const labels = new Set(['ifNot', 'note']);

/** One word is a name, a kind or a state. */
function saidIn(text: string, name: string, isSourced: boolean): Passage[] {
  if (!isForPeople(text) || !/\s/.test(text.trim())) return [];
  const place = name === 'title' ? 'h3' : labels.has(name) ? 'td' : 'p';
  return [{ ...passage(place, text), isQuoted: name === 'said', isSourced }];
}

const inlineTypes = new Set(
  'text strong foreign label link figure cite told was note age'.split(' '),
);

function isLine(value: object): value is Inline[] {
  return (
    Array.isArray(value) && value.length > 0 && value.every((one) => inlineTypes.has(one?.type))
  );
}

/** Whether a line or an entry has its source with it: a figure, a citation, or the number of one. */
function restsOnSource(value: object): boolean {
  if (isLine(value)) return value.some(isSourced);
  return Object.entries(value).some(
    ([key, inner]) =>
      forPrograms.has(key) || key === 'figure' || (isLine(Object(inner)) && restsOnSource(inner)),
  );
}

function isSourced(inline: Inline): boolean {
  if ('children' in inline) return inline.children.some(isSourced);
  return ['figure', 'cite', 'note', 'told'].includes(inline.type);
}

function passage(place: string, text: string): Passage {
  return { place, text, isSeen: true, isQuoted: false, isSourced: false };
}
