import { type MonthSpan, monthSpan } from '../dates.ts';
import { type FigureTeller, linkTo, text } from '../figures.ts';
import { fillIn } from '../fill-in.ts';
import type { Header, Part, Section } from '../page.ts';
import { figuresShownBy } from '../shown-facts.ts';
import type { PageContext } from './context.ts';
import { section } from './parts.ts';

/** When somebody last went over the words, and between which months the figures of these parts were read. */
export function reviewedPart(
  { files, calendar }: PageContext,
  reviewed: string,
  shown: (Header | Section | Part)[] = [],
): Part {
  const words = files.interface.guide;
  const label = fillIn(words.reviewed, { month: calendar.month(reviewed) });
  const span = monthSpan(figuresShownBy(shown));
  return {
    kind: 'reviewed',
    dates: [
      { month: reviewed, label },
      ...(span === null ? [] : [{ month: span.newest, label: spanLabel(span) }]),
    ],
  };

  function spanLabel({ oldest, newest }: MonthSpan): string {
    const month = calendar.month(newest);
    return oldest === newest
      ? fillIn(words.figuresOf, { month })
      : fillIn(words.figuresBetween, { oldest: calendar.month(oldest), month });
  }
}

/**
 * The last section of a page: the list that its numbers lead to, under the one notice that some of its figures may have changed.
 * Nothing where no fact is told. Shape: `officialPage` is where the visitor looks before paying; null where there is no one page.
 */
export function sourcesSection(
  { files, language }: Pick<PageContext, 'files' | 'language'>,
  figures: FigureTeller,
  officialPage: string | null,
  reviewed?: Part,
): Section[] {
  const words = files.interface.source;
  const sources = figures.sources();
  if (sources.length === 0) return [];
  const { count, total } = figures.doubts();
  const counts = { count: String(count), total: String(total) };
  const [before = '', after = ''] = words.checkFirst.split('{page}');
  const { officialPage: label } = words;
  const opener = fillIn(words.all, { count: String(sources.length) }, language.tag);
  const checkFirst: Part = {
    kind: 'check-first',
    inlines: [
      text(fillIn(before, counts)),
      officialPage === null ? text(label) : linkTo(officialPage, label),
      text(after),
    ],
  };
  return [
    section(
      'sources',
      words.title,
      ...(count === 0 ? [] : [checkFirst]),
      { kind: 'sources', opener, sources },
      ...(reviewed === undefined ? [] : [reviewed]),
    ),
  ];
}
