import { type ChangedFact, isChanged, newestFirst } from '../facts/facts.ts';
import { type FigureTeller, linkTo, text, textWith, whatItWas } from '../facts/figures.ts';
import type { Header, Inline, Part, PartOf, Section } from '../page.ts';
import { fillIn } from '../texts/fill-in.ts';
import type { PageContext, PageSource } from './context.ts';
import { section } from './parts.ts';

/** When somebody last went over the words. */
export function reviewedPart({ files, calendar }: PageContext, reviewed: string): Part {
  const label = fillIn(files.interface.guide.reviewed, { month: calendar.month(reviewed) });
  return { kind: 'reviewed', month: reviewed, label };
}

/**
 * Of when the prices and times of a page are, which is the oldest month of those that do not say so themselves, and where to compare them.
 * Nothing where there are none. Asked last, when all of them are told. Shape: `officialPage` is null where there is no one page.
 */
function asOfLine(
  { files, calendar }: PageContext,
  figures: FigureTeller,
  officialPage: string | null,
): Inline[] {
  const { asOf, compare, officialPage: label } = files.interface.source;
  const { canMove, oldest } = figures.asOf();
  if (!canMove) return [];
  const page = officialPage === null ? text(label) : linkTo(officialPage, label);
  return [
    ...(oldest === undefined
      ? []
      : [{ type: 'age' as const, text: fillIn(asOf, { month: calendar.month(oldest) }) }]),
    ...textWith(` ${compare}`, { page }),
  ];
}

/** Which of the figures of a page took the place of another last, as a way to all that has changed. Asked last, too. */
function lastChangeLine({ files, calendar, routes }: PageContext, figures: FigureTeller): Inline[] {
  const changed = figures.lastChange();
  if (changed === undefined) return [];
  const { label, was } = changed;
  // Its own mark stays where the figure before is to stand, which is no text.
  const words = { month: calendar.month(was.changed), label, before: '{before}' };
  const says = fillIn(files.interface.source.lastChange, words);
  const children = textWith(says, { before: whatItWas(changed) });
  return [text(' '), { type: 'link', href: routes.pathOf('page', 'changes'), children }];
}

/** The answers at the top of a page with the line on their age, which is known when all of the page is told. */
export function withAsOf(
  header: Header,
  { context, figures }: { context: PageContext; figures: FigureTeller },
  officialPage: string,
): Header {
  const asOf = [...asOfLine(context, figures, officialPage), ...lastChangeLine(context, figures)];
  const below = header.below.map((part) => (part.kind === 'case-top' ? { ...part, asOf } : part));
  return { ...header, below };
}

/** The sections of a page without answers at its top, and behind them the line on the age of its figures over the list of sources. */
export function withSources(
  { context, figures }: { context: PageContext; figures: FigureTeller },
  sections: readonly Section[],
  officialPage: string | null,
): Section[] {
  const inlines = asOfLine(context, figures, officialPage);
  const line: Part[] = inlines.length === 0 ? [] : [{ kind: 'line', inlines }];
  return [...sections, ...sourcesSection(context, figures, ...line)];
}

/** The last section of a page: the list that its numbers lead to. Nothing where no fact is told. */
export function sourcesSection(
  { files, language }: Pick<PageContext, 'files' | 'language'>,
  figures: FigureTeller,
  ...others: Part[]
): Section[] {
  const { title, all, back } = files.interface.source;
  const sources = figures.sources();
  if (sources.length === 0) return [];
  // As many as the list has numbers, because that is what a reader compares.
  const opener = fillIn(all, { count: String(sources.length) }, language.tag);
  return [section('sources', title, ...others, { kind: 'sources', opener, back, sources })];
}

type Row = PartOf<'changes'>['rows'][number];

/** What has changed, by country, the newest first; guides across countries come last. */
export function changesSections({ context, figures }: Pick<PageSource, 'context' | 'figures'>) {
  const { files, facts } = context;
  const changed = [...facts.values()].filter(isChanged).toSorted(newestFirst);
  const across = ['general', { shortTitle: files.finder.across }] as const;
  return [...files.countries, across].flatMap(([name, place]) => {
    const rows = changed
      .filter(({ key }) => key.startsWith(`${name}/`))
      .map((fact): Row => rowOf(fact, context, figures.figure(fact)));
    if (rows.length === 0) return [];
    const { shortTitle } = place;
    const { what, before, now } = files.interface.changes;
    return section(name, shortTitle, {
      kind: 'changes',
      caption: shortTitle,
      headings: [what, before, now],
      rows,
    });
  });
}

function rowOf(fact: ChangedFact, context: PageContext, figure: Row['figure']): Row {
  const { files, calendar, routes, titleOf } = context;
  const guide = fact.key.slice(0, fact.key.lastIndexOf('/'));
  const path = context.guideCards.get(guide)?.path ?? pathNamed(guide, context);
  return {
    figure,
    page:
      path === undefined
        ? null
        : { label: titleOf(path) ?? '', path: routes.resolve(path) ?? path },
    before: whatItWas(fact),
    changed: {
      month: fact.was.changed,
      label: fillIn(files.interface.changes.since, { month: calendar.month(fact.was.changed) }),
    },
  };
}

/** The page that a facts file belongs to where that is no guide: it is called like the file. */
function pathNamed(guide: string, { routes }: PageContext): string | undefined {
  const name = guide.split('/').at(-1);
  return routes.routes.find(({ path }) => path.split('/').at(-1) === name)?.path;
}
