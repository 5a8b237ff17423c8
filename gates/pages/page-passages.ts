import type { Frame, Inline, Page, PartKind } from '../../compiler/page.ts';
import { plainWords } from '../../compiler/texts/plain-words.ts';
import { isAddress, isForPeople, type Passage, passagesOfData } from './passages.ts';

/**
 * All that a page says as a value, before anybody draws it, but for what it shares with others: its frame and the form. What components and
 * layouts add is read in the built site.
 */
export function passagesOfPage(page: Page): Passage[] {
  const { path, headTitle, description, shortTitle } = page;
  const { structuredData, planned, subject, mistake, translationNote } = page;
  return [
    ...passagesOfAddress(path),
    { ...passage('title', headTitle), isSeen: false },
    { ...passage('meta description', description), isSeen: false },
    ...textsOfPage(page, all),
    ...passagesOfData({ shortTitle, structuredData, planned, subject, mistake, translationNote }),
  ];
}

/** What stands around every page of a language. */
export function passagesOfFrame(frame: Frame): Passage[] {
  return passagesIn(frame, 'p', all);
}

/** The words of an address are read too, in a browser’s bar and in search results. */
export function passagesOfAddress(path: string): Passage[] {
  const words = path.split('/').map((part) => part.replaceAll('-', ' '));
  const text = `${words.filter((part) => part !== '').join('. ')}.`;
  return path === '/' ? [] : [{ ...passage('address', text), isSeen: false }];
}

/** The prose of a page: its heading, the words under it, and every section, in order. */
export function proseOfPage(page: PageBody): Passage[] {
  return textsOfPage(page, prose);
}

type PageBody = Pick<Page, 'title' | 'header' | 'sections'>;

function textsOfPage({ title, header, sections }: PageBody, choice: Choice): Passage[] {
  return [
    passage('h1', title),
    ...passagesIn([header?.lead ?? [], header?.below ?? [], header?.aside], 'p', choice),
    ...sections.flatMap(({ title: heading, body }) => [
      ...(heading === null ? [] : [passage('h2', heading)]),
      ...passagesIn(body, 'p', choice),
    ]),
  ];
}

/** What of a page is read: parts by their kind, and texts by their look. */
type Choice = {
  hasPart: (kind: unknown) => boolean;
  hasText: (text: string) => boolean;
};

/** Parts that hold no prose of the page: forms and tables with what scripts say, lists of sources, names that others gave their pages. */
const withoutProse: ReadonlySet<unknown> = new Set<PartKind>([
  'contact-form',
  'sources',
  'official-links',
  'reviewed',
  'ticks',
  'answer-table',
]);

/** One word is a name, a kind or a state. */
const prose: Choice = {
  hasPart: (kind) => !withoutProse.has(kind),
  hasText: (text) => isForPeople(text) && isSeveralWords(text),
};

/** One word in small letters is an id, a kind or a state, and one in capitals a code. */
const oneForPrograms = /^(?:[a-z#]\S*|[A-Z]{2}[\w.-]*)$/;

const all: Choice = {
  hasPart: (kind) => kind !== 'contact-form',
  hasText: (text) => /[\p{L}\p{N}]/u.test(text) && !isAddress(text) && !oneForPrograms.test(text),
};

function isSeveralWords(text: string): boolean {
  return /\s/.test(text.trim());
}

function passagesIn(
  value: unknown,
  name: string,
  choice: Choice,
  isSourcedAbove = false,
): Passage[] {
  if (typeof value === 'string') {
    return choice.hasText(value) ? [saidIn(value, name, isSourcedAbove)] : [];
  }
  if (typeof value !== 'object' || value === null || isSource(value)) return [];
  const isSourced = isSourcedAbove || restsOnSource(value);
  if (isLine(value)) return [{ ...passage('p', plainWords(value)), isSourced }];
  if ('kind' in value && !choice.hasPart(value.kind)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (namesOfSources.has(key)) return [];
    const innerName = Array.isArray(value) || labels.has(name) ? name : key;
    return passagesIn(inner, innerName, choice, isSourced);
  });
}

/** What a source calls itself, and the remarks beside a figure. */
const namesOfSources = new Set(['source', 'evidence']);

/** A page of others, by the name that they gave it. */
function isSource(value: object): boolean {
  return 'publisher' in value && 'url' in value;
}

/** Texts before another one, or in a cell behind it: no sentences of their own. */
const labels = new Set(['ifNot', 'note']);

function saidIn(text: string, name: string, isSourced: boolean): Passage {
  const place = name === 'title' ? 'h3' : labels.has(name) ? 'td' : 'p';
  return { ...passage(place, text), isQuoted: name === 'said', isSourced };
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
      namesOfSources.has(key) ||
      key === 'figure' ||
      (isLine(Object(inner)) && restsOnSource(inner)),
  );
}

function isSourced(inline: Inline): boolean {
  if ('children' in inline) return inline.children.some(isSourced);
  return ['figure', 'cite', 'note', 'told'].includes(inline.type);
}

function passage(place: string, text: string): Passage {
  return { place, text, isSeen: true, isQuoted: false, isSourced: false };
}
