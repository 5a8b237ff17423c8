import { type Calendar, needsChecking } from './dates.ts';
import { type Fact, lastSaid } from './facts.ts';
import { fillIn } from './fill-in.ts';
import type { Citation, Figure, Inline, NumberedSource } from './page.ts';
import type { InterfaceWords } from './schemas/interface.ts';

/** Tells what one page says of facts: a number behind each, and what stands behind the numbers in a list. */
export type FigureTeller = ReturnType<typeof createFigureTeller>;

type Telling = { today: Date; words: InterfaceWords['source']; calendar: Calendar };

/**
 * A teller for one page, in the words of its language, on the day of the build. The same source keeps its number. A price or a
 * time is marked when its source is old, has no date or only reports it; nothing else is. What nobody has read leads to its source.
 */
export function createFigureTeller({ today, words, calendar }: Telling) {
  const sources = new Map<string, NumberedSource>();
  const doubtByKey = new Map<string, boolean>();

  function noteOf(fact: Fact, level: string): Inline {
    const { source } = fact;
    const month = monthOf(fact);
    // The same page, read again in another month, is another source.
    const place = `${source.url} ${month}`;
    const known = sources.get(place);
    const number = known?.number ?? sources.size + 1;
    if (known === undefined) {
      const { publisher, title, url } = source;
      sources.set(place, { number, publisher, title, url, month, level });
    }
    return { type: 'note', number, label: fillIn(words.number, { number: String(number) }) };
  }

  function monthOf({ asOf, checked }: Fact): string {
    if (checked === null) return calendar.month(asOf);
    return fillIn(words.checked, { month: calendar.month(checked) });
  }

  function isDoubtful(fact: Fact): boolean {
    if (!isMoneyOrTime(fact)) return false;
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
    figure(fact: Fact): Figure {
      const { key, label, figure, note, level, source, language } = fact;
      const told = {
        key,
        label,
        level,
        source,
        asOf: lastSaid(fact),
        evidence: evidenceOf(fact),
        ...(language !== undefined && { language }),
      };
      if (level === 'unread') return { ...told, text: null, note: null };
      if (isDoubtful(fact)) told.evidence.push({ type: 'doubt', label: words.doubt });
      return { ...told, text: figure, note: note === '' ? null : note };
    },
    citation(fact: Fact): Citation {
      const { key, level, source } = fact;
      return { key, level, source, asOf: lastSaid(fact), evidence: evidenceOf(fact) };
    },
    /** Every source that was told, by its number. */
    sources: () => [...sources.values()],
    /** How many prices and times were told, and how many of them may have changed. */
    doubts: () => ({
      count: [...doubtByKey.values()].filter(Boolean).length,
      total: doubtByKey.size,
    }),
  };
}

/** Money counts wherever it stands: a threshold of income, or a price in words like "€100 to €600", is no fee with an amount. */
function isMoneyOrTime({ kind, isMoney }: Fact): boolean {
  return kind === 'timing' || isMoney;
}

/** Whether pages mark a figure: a price or a time that is old, has no date or is only reported. */
export function mayHaveChanged(fact: Fact, today: Date): boolean {
  return isMoneyOrTime(fact) && (fact.level === 'reported' || needsChecking(lastSaid(fact), today));
}

/** What a figure says without its source, which stands on the page that it leads to; null while nobody has read it. */
export function withoutSource(figure: Figure, words: string | null = null): Inline | null {
  const said = words ?? figure.text;
  if (said === null) return null;
  const { key, language } = figure;
  const isOwn = words !== null || language === undefined;
  return { type: 'told', text: said, of: [key], ...(isOwn ? {} : { language }) };
}

/** Words as a part of a text. */
export function text(words: string): Inline {
  return { type: 'text', text: words };
}

/** A link as a part of a text. */
export function linkTo(href: string, words: string): Inline {
  return { type: 'link', href, children: [text(words)] };
}
