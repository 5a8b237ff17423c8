import type { Calendar } from './dates.ts';
import type { Fact } from './facts.ts';
import type { FigureTeller } from './figures.ts';
import { fillIn } from './fill-in.ts';
import type { Citation, Figure, Inline, NumberedSource } from './page.ts';
import type { InterfaceWords } from './schemas/interface.ts';

/** Tells figures as notes of one page: a number behind each, and what stands behind the numbers in a list. */
export type NotedTeller = FigureTeller & {
  /** Every source that was told, by its number. */
  sources: () => NumberedSource[];
  /** How many prices and times were told, and how many of them may have changed. */
  doubts: () => { count: number; total: number };
};

type Noting = { words: InterfaceWords['case']; calendar: Calendar };

/**
 * A teller for one page. The same source keeps its number. A price or a time is marked when its source is old, has no date or
 * only reports it; nothing else is. What nobody has read leads to its source, as everywhere.
 */
export function createNotedTeller(plain: FigureTeller, { words, calendar }: Noting): NotedTeller {
  const sources = new Map<string, NumberedSource>();
  const figures = new Map<string, boolean>();

  function noteOf({ level, source, asOf }: Citation): Inline {
    const known = sources.get(source.url);
    const number = known?.number ?? sources.size + 1;
    if (known === undefined) {
      const month = asOf === 'unknown' ? words.noDate : calendar.month(asOf);
      const { publisher, title, url } = source;
      const told = level === 'official' ? words.official : words.reported;
      sources.set(url, { number, publisher, title, url, month, level: told });
    }
    return { type: 'note', number, label: fillIn(words.source, { number: String(number) }) };
  }

  function figureOf(fact: Fact): Figure {
    const figure = plain.figure(fact);
    if (figure.level === 'unread') return figure;
    const isPriceOrTime = fact.kind === 'fees' || fact.kind === 'timing';
    const isDoubtful = isPriceOrTime && (figure.mark !== null || figure.level === 'reported');
    if (isPriceOrTime) figures.set(fact.key, isDoubtful);
    const doubt: Inline[] = isDoubtful ? [{ type: 'doubt', label: words.doubt }] : [];
    return { ...figure, evidence: [noteOf(figure), ...doubt] };
  }

  return {
    figure: figureOf,
    citation(fact) {
      const citation = plain.citation(fact);
      return citation.level === 'unread' ? citation : { ...citation, evidence: [noteOf(citation)] };
    },
    sources: () => [...sources.values()],
    doubts: () => ({
      count: [...figures.values()].filter(Boolean).length,
      total: figures.size,
    }),
  };
}
