import { interpolatedPieces } from '../../contract/interpolate.ts';
import type { Citation, Figure, Inline, PartOf } from '../page.ts';
import type { FactMonth } from '../schemas/facts.ts';
import type { InterfaceWords } from '../schemas/interface.ts';
import { fillIn } from '../texts/fill-in.ts';
import { numbersOf } from '../translation/fit.ts';
import { withGetters } from '../translation/untranslated.ts';
import { type Calendar, needsChecking } from './dates.ts';
import { type ChangedFact, type Fact, isChanged, lastSaid, newestFirst } from './facts.ts';

/** Tells what one page says of facts: a number behind each, and what stands behind the numbers in a list. */
export type FigureTeller = ReturnType<typeof createFigureTeller>;

type Telling = { today: Date; words: InterfaceWords['source']; calendar: Calendar; tag: string };

/**
 * A teller for one page, in the words of its language, on the day of the build. The same sources keep their number. A figure that is old and
 * may have moved says so in words. What nobody has read leads to its source.
 */
export function createFigureTeller(telling: Telling) {
  const { today, words, calendar } = telling;
  const numbered = new Map<string, PartOf<'sources'>['sources'][number]>();
  const recentMonths = new Set<FactMonth>();
  const changed: ChangedFact[] = [];
  let canMove = false;

  /** One number, for a figure that rests on one fact as for a sum of many. */
  function noteOf(facts: readonly Fact[]): Inline {
    const cited = new Map(facts.map((fact) => [placeOf(fact), citedSource(fact, telling)]));
    const places = [...cited.keys()].join(' ');
    const number = numbered.get(places)?.number ?? numbered.size + 1;
    numbered.set(places, { number, sources: [...cited.values()] });
    return { type: 'note', number, label: fillIn(words.number, { number: String(number) }) };
  }

  /** How old the oldest of these facts is that may have moved; nothing where all of them are recent. */
  function ageOf(facts: readonly Fact[]): Inline[] {
    // A month sorts before "unknown".
    const moving = facts
      .filter(mayMove)
      .toSorted((one, other) => (lastSaid(one) < lastSaid(other) ? -1 : 1));
    canMove ||= moving.length > 0;
    const old = moving.find((fact) => needsChecking(lastSaid(fact), today));
    if (old === undefined) {
      for (const fact of moving) recentMonths.add(lastSaid(fact));
      return [];
    }
    return [
      { type: 'age', text: fillIn(ageWords(old, words), { month: calendar.month(lastSaid(old)) }) },
    ];
  }

  function evidence(facts: readonly Fact[]): Inline[] {
    return [...ageOf(facts), noteOf(facts)];
  }

  function cited(fact: Fact, evidence: (facts: readonly Fact[]) => Inline[]): Citation {
    const { key, level, source } = fact;
    const see = () => linkTo(source.url, fillIn(words.see, { publisher: source.publisher }));
    const told = level === 'unread' ? [see()] : evidence([fact]);
    return { key, level, source, asOf: lastSaid(fact), evidence: told };
  }

  /** Reads of a fact only what a page shows: what nobody sees must not keep a translation back. */
  function figureOf(fact: Fact, words: string | null) {
    if (isChanged(fact)) changed.push(fact);
    const text = words === null && fact.level !== 'unread' ? fact.figure : null;
    const told = words !== null && isBesidePrice(fact, words) ? sourceOnly : evidence;
    return { ...cited(fact, told), text, ...(text !== null && { language: fact.language }) };
  }

  const sourceOnly = (facts: readonly Fact[]) => [noteOf(facts)];

  return {
    /** The age of the oldest fact, if it may have moved, and one number for all their sources. */
    evidence,
    figure: (fact: Fact): Figure =>
      withGetters(figureOf(fact, null), {
        label: () => fact.label,
        note: () => (fact.level === 'unread' ? null : fact.note || null),
      }),
    /** In a sentence, which has no room for its label and note, and may say it in words of its own. */
    inSentence: (fact: Fact, words: string | null): Figure => ({
      ...figureOf(fact, words),
      label: '',
      note: null,
    }),
    citation: (fact: Fact): Citation => cited(fact, sourceOnly),
    /** What stands behind each number. */
    sources: () => [...numbered.values()],
    /** Whether prices or times were told, and the oldest month of those that say nothing of their age themselves; undefined for none. */
    asOf: () => ({ canMove, oldest: [...recentMonths].toSorted()[0] }),
    /** The figure that took the place of another last, of those told; undefined for none. */
    lastChange: () => changed.toSorted(newestFirst)[0],
  };
}

function citedSource({ source, asOf, checked, level }: Fact, { words, calendar, tag }: Telling) {
  const { publisher, title, language = 'en', url, readAs } = source;
  const month = calendar.month(checked ?? asOf);
  const notes = [
    checked === null ? month : fillIn(words.checked, { month }),
    level === 'unread' ? '' : words[level],
    ...(readAs === undefined ? [] : [words.copy]),
  ];
  const isOwn = new Intl.Locale(tag).language === language;
  return { publisher, title, url, notes, ...(!isOwn && { language }) };
}

function ageWords(fact: Fact, words: Telling['words']): string {
  if (lastSaid(fact) === 'unknown') return words.undated;
  return isPrice(fact) ? words.oldPrice : words.old;
}

/** The same page of a source, read again in another month, is another source. */
function placeOf(fact: Fact): string {
  return `${fact.source.url} ${lastSaid(fact)} ${fact.checked === null ? '' : 'checked'}`;
}

/** Prices and waits move, and an office changes its deadlines; a period in a law stays until the law changes. */
function mayMove({ isMoney, isTime, level }: Fact): boolean {
  return isMoney || (isTime && level !== 'law');
}

/** What is free or a threshold need not have become more. */
function isPrice(fact: Fact): boolean {
  return fact.kind === 'fees' && /\d/.test(fact.figure ?? '');
}

/** Words on a price that do not name it, like the age or the month from which it holds, do not rise with it. */
function isBesidePrice(fact: Fact, words: string): boolean {
  const said = new Set(numbersOf(words));
  return isPrice(fact) && !numbersOf(fact.figure ?? '').some((number) => said.has(number));
}

/** Whether pages say of a figure that it may have moved since its source said so. */
export function mayHaveMoved(fact: Fact, today: Date): boolean {
  return mayMove(fact) && needsChecking(lastSaid(fact), today);
}

/** What a figure says without its source, which stands on the page that it leads to; null while nobody has read it. */
export function withoutSource(figure: Figure, words: string | null = null): Inline | null {
  const said = words ?? figure.text;
  if (said === null) return null;
  const { key, language } = figure;
  const isOwn = words !== null || language === undefined;
  return { type: 'told', text: said, of: [key], ...(isOwn ? {} : { language }) };
}

/** The figure that a fact's took the place of. */
export function whatItWas({ key, was }: ChangedFact): Inline {
  return { type: 'was', text: was.figure, of: key };
}

export function text(words: string): Inline {
  return { type: 'text', text: words };
}

/** A sentence with an inline where each {name} stands. */
export function textWith(sentence: string, inlines: Readonly<Record<string, Inline>>): Inline[] {
  return interpolatedPieces(sentence, (name) => inlines[name] ?? text(`{${name}}`)).map((piece) =>
    typeof piece === 'string' ? text(piece) : piece,
  );
}

export function linkTo(href: string, words: string): Inline {
  return { type: 'link', href, children: [text(words)] };
}
