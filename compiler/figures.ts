import { type Calendar, needsChecking } from './dates.ts';
import type { Fact } from './facts.ts';
import { fillIn } from './fill-in.ts';
import type { Citation, Figure, Inline, NumberedSource } from './page.ts';
import type { InterfaceWords } from './schemas/interface.ts';

/** Tells what one page says of facts: a number behind each, and what stands behind the numbers in a list. */
export type FigureTeller = {
  figure: (fact: Fact) => Figure;
  citation: (fact: Fact) => Citation;
  /** Every source that was told, by its number. */
  sources: () => NumberedSource[];
  /** How many prices and times were told, and how many of them may have changed. */
  doubts: () => { count: number; total: number };
};

type Telling = { today: Date; words: InterfaceWords['source']; calendar: Calendar };

/**
 * A teller for one page, in the words of its language, on the day of the build. The same source keeps its number. A price or a
 * time is marked when its source is old, has no date or only reports it; nothing else is. What nobody has read leads to its source.
 */
export function createFigureTeller({ today, words, calendar }: Telling): FigureTeller {
  const sources = new Map<string, NumberedSource>();
  const doubtByKey = new Map<string, boolean>();

  function noteOf({ source, asOf }: Fact, level: string): Inline {
    // The same page, read again in another month, is another source.
    const place = `${source.url} ${asOf}`;
    const known = sources.get(place);
    const number = known?.number ?? sources.size + 1;
    if (known === undefined) {
      const { publisher, title, url } = source;
      sources.set(place, { number, publisher, title, url, month: calendar.month(asOf), level });
    }
    return { type: 'note', number, label: fillIn(words.number, { number: String(number) }) };
  }

  function isDoubtful(fact: Fact): boolean {
    if (!isPriceOrTime(fact)) return false;
    const isDoubted = mayHaveChanged(fact, today);
    doubtByKey.set(fact.key, isDoubted);
    return isDoubted;
  }

  function evidenceOf(fact: Fact): Inline[] {
    const { level, source } = fact;
    if (level !== 'unread') return [noteOf(fact, words[level])];
    return [linkTo(source.url, fillIn(words.see, { publisher: source.publisher }))];
  }

  return {
    figure(fact) {
      const { key, label, figure, note, level, source, asOf } = fact;
      const told = { key, label, level, source, asOf, evidence: evidenceOf(fact) };
      if (level === 'unread') return { ...told, text: null, note: null };
      if (isDoubtful(fact)) told.evidence.push({ type: 'doubt', label: words.doubt });
      return { ...told, text: figure, note: note === '' ? null : note };
    },
    citation(fact) {
      const { key, level, source, asOf } = fact;
      return { key, level, source, asOf, evidence: evidenceOf(fact) };
    },
    sources: () => [...sources.values()],
    doubts: () => ({
      count: [...doubtByKey.values()].filter(Boolean).length,
      total: doubtByKey.size,
    }),
  };
}

/** A price that needs words, like "€100 to €600", is no fee with an amount: it is a fact whose name begins with "fee-". */
function isPriceOrTime({ kind, key, figure }: Fact): boolean {
  const isPriceInWords = /\/fee-[^/]+$/.test(key) && /[£€$]/.test(figure ?? '');
  return kind === 'fees' || kind === 'timing' || isPriceInWords;
}

/** Whether pages mark a figure: a price or a time that is old, has no date or is only reported. */
export function mayHaveChanged(fact: Fact, today: Date): boolean {
  return isPriceOrTime(fact) && (fact.level === 'reported' || needsChecking(fact.asOf, today));
}

/** What a figure says without its source, which stands on the page that it leads to; null while nobody has read it. */
export function withoutSource(figure: Figure, words: string | null = null): Inline | null {
  const said = words ?? figure.text;
  return said === null ? null : { type: 'told', text: said, of: [figure.key] };
}

/** Words as a part of a text. */
export function text(words: string): Inline {
  return { type: 'text', text: words };
}

/** A link as a part of a text. */
export function linkTo(href: string, words: string): Inline {
  return { type: 'link', href, children: [text(words)] };
}
