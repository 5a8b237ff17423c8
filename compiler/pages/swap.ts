import { type FigureTeller, text } from '../figures.ts';
import { fillIn } from '../fill-in.ts';
import { type LocaleFiles, licenceWordsFile } from '../load.ts';
import { swapDataPaths } from '../open-data/addresses.ts';
import type { Block, Inline, Link, Part, Section, SwapRow } from '../page.ts';
import type { LicenceSwaps, LicenceWords, SwapRule } from '../schemas/licences.ts';
import { allPlaces, placeName, sourceFact } from '../swaps.ts';
import { caseOf } from './case.ts';
import type { PageContext, PageDraft } from './context.ts';
import { contentsOf, textPart } from './parts.ts';
import { sourcesSection } from './sources.ts';

/** What the page of one destination is called in lists. */
export function swapTitle(destination: string, { licences, licenceWords }: LocaleFiles): string {
  return fillIn(licenceWords.shortTitle, { place: licences.get(destination)?.name ?? '' });
}

/** Which foreign licences one country or state swaps; null for one that is not known. Throws ContentError. */
export function swapPage(
  destination: string,
  path: string,
  context: PageContext,
): PageDraft | null {
  const { files } = context;
  const swaps = files.licences.get(destination);
  if (swaps === undefined) return null;
  const words = files.licenceWords;
  const place = { place: swaps.name, authority: swaps.authority.shortName };
  const figures = context.openFigures();
  const read = context.open(licenceWordsFile(files.locale), '', figures);
  const lead = read.text(fillIn(words.lead, place), 'lead');
  read.finish();
  const sections: Section[] = [
    {
      id: 'list',
      title: fillIn(words.table.title, place),
      body: [
        {
          kind: 'swap-table',
          caption: fillIn(words.table.title, place),
          words: { ...words.table, notListed: fillIn(words.table.notListed, place) },
          rows: rowsOf(swaps, context, figures),
        },
      ],
    },
    {
      id: 'others',
      title: words.others.title,
      body: [told(swaps.others, swaps, context, figures)],
    },
    ...(swaps.newcomers === null
      ? []
      : [
          {
            id: 'newcomers',
            title: fillIn(words.newcomers.title, place),
            body: [told(swaps.newcomers, swaps, context, figures)],
          },
        ]),
    {
      id: 'next',
      title: words.next.title,
      body: [{ kind: 'link-list', links: nextLinks(swaps, path, context) }],
    },
  ];
  return {
    title: fillIn(words.title, place),
    shortTitle: swapTitle(destination, files),
    headTitle: fillIn(words.pageTitle, place),
    description: fillIn(words.description, place),
    reviewed: null,
    country: swaps.case.split('/')[0] ?? null,
    layout: 'columns',
    header: { lead, below: [], aside: null, picture: null },
    contents: contentsOf(sections),
    sections: [...sections, ...sourcesSection(context, figures, swaps.applyAt)],
  };
}

/** A row for each issuer, by name; one with several answers has a row for each, in the order of the rules. */
function rowsOf(swaps: LicenceSwaps, context: PageContext, figures: FigureTeller): SwapRow[] {
  const { files, language } = context;
  return swaps.rules
    .flatMap((rule) =>
      rule.issuers.map((code) => ({ code, issuer: placeName(code, files) ?? code, rule })),
    )
    .toSorted((one, other) => one.issuer.localeCompare(other.issuer, language.tag))
    .map(({ code, issuer, rule }) => ({
      code,
      issuer,
      answer: answerOf(rule, files.licenceWords),
      details: [rule.deadline, rule.categories, rule.note].filter((detail) => detail !== ''),
      source: evidenceOf(rule.source, swaps, context, figures),
    }));
}

/** What the table says of a rule. */
function answerOf({ outcome, tests }: SwapRule, { answers }: LicenceWords): string {
  if (outcome !== 'swap') return answers[outcome];
  const [first, second] = tests;
  if (second !== undefined) return answers.both;
  return answers[first ?? 'swap'];
}

function told(
  { statement, source }: LicenceSwaps['others'],
  swaps: LicenceSwaps,
  context: PageContext,
  figures: FigureTeller,
): Part {
  const children = [text(statement), ...evidenceOf(source, swaps, context, figures)];
  return textPart([{ type: 'paragraph', children } satisfies Block]);
}

function evidenceOf(
  name: string,
  swaps: LicenceSwaps,
  { files }: PageContext,
  figures: FigureTeller,
): Inline[] {
  const fact = sourceFact(swaps, name, files.publishers);
  return fact === null ? [] : figures.citation(fact).evidence;
}

function nextLinks(swaps: LicenceSwaps, path: string, { files, routes }: PageContext): Link[] {
  const { next } = files.licenceWords;
  const data = swapDataPaths(swaps.destination);
  const others = destinationsOf(files, routes).flatMap(({ destination, name }) => {
    const other = routes.pathOf('swap', destination);
    return other === path ? [] : [{ label: fillIn(next.table, { place: name }), path: other }];
  });
  return [
    {
      label: caseOf(swaps.case, files)?.words.title ?? next.case,
      path: routes.pathOf('case', swaps.case),
    },
    { label: fillIn(next.data, { place: swaps.name }), path: data.json },
    { label: fillIn(next.sheet, { place: swaps.name }), path: data.csv },
    ...others,
  ];
}

/** In the order in which the site shows their guides. */
function destinationsOf({ licences }: LocaleFiles, { routes, pathOf }: PageContext['routes']) {
  const place = (swaps: LicenceSwaps) =>
    routes.findIndex(({ path }) => path === pathOf('case', swaps.case));
  return [...licences.values()].toSorted((one, other) => place(one) - place(other));
}

/** On the page of all tables: the two choices, and a link to each. */
export function swapFinder({ files, routes }: PageContext): Section[] {
  const { finder, shortTitle } = files.licenceWords;
  const destinations = destinationsOf(files, routes).map(({ destination, name }) => ({
    label: name,
    path: routes.pathOf('swap', destination),
  }));
  const links = destinations.map(({ label, path }) => ({
    label: fillIn(shortTitle, { place: label }),
    path,
  }));
  return [
    {
      id: 'finder',
      title: finder.title,
      body: [{ kind: 'swap-finder', words: finder, issuers: allPlaces(files), destinations }],
    },
    { id: 'tables', title: finder.tables, body: [{ kind: 'link-list', links }] },
  ];
}
