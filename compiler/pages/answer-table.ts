import { sourceFact, type TableFolder } from '../answer-tables.ts';
import { type FigureTeller, text } from '../figures.ts';
import { fillIn } from '../fill-in.ts';
import { tableWordsFile } from '../load.ts';
import { tableDataPaths } from '../open-data/addresses.ts';
import type { AnswerRow, Block, Inline, Link, Part, Section } from '../page.ts';
import { type NamedPlace, placeName } from '../places.ts';
import type { TableRoute } from '../routes.ts';
import type { Destination, SourcedStatement, TableWords } from '../schemas/answer-tables.ts';
import type { PageContext, PageDraft } from './context.ts';
import { contentsOf } from './parts.ts';
import { sourcesSection } from './sources.ts';

/** One kind of table: where its files are, the kind of its pages, its destinations in the order of lists, and its words. */
export type TableKind = {
  folder: TableFolder;
  route: TableRoute;
  destinations: readonly Destination[];
  words: TableWords;
};

/** Tables in the order in which the site shows the pages that each belongs to. */
export function inOrderOfSite<Table extends Destination>(
  tables: readonly Table[],
  pageOf: (table: Table) => string,
  { routes }: PageContext['routes'],
): Table[] {
  const places = new Map(routes.map(({ path }, place) => [path, place]));
  const placeOf = (table: Table) => places.get(pageOf(table)) ?? -1;
  return tables.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** What is particular to the table of one destination. */
export type TableContents = {
  rows: AnswerRow[];
  /** What stands above the table, under its heading. */
  above?: Part[];
  /** Sections between the table and what to do next. */
  sections: Section[];
  /** Where to go next, before the data. */
  next: Link[];
  /** The folder of the country that the page is about. */
  country: string | null;
};

type TablePlace = { kind: TableKind; path: string; context: PageContext; figures: FigureTeller };

/** The page of one destination: its table, what else applies, and where to go next. Throws ContentError. */
export function tablePage(
  destination: Destination,
  { kind, path, context, figures }: TablePlace,
  contents: TableContents,
): PageDraft {
  const { words, folder } = kind;
  const { files } = context;
  const place = { place: destination.name, authority: destination.authority.shortName };
  const read = context.open(tableWordsFile(files.locale, folder), '', figures);
  const lead = read.text(fillIn(words.lead, place), 'lead');
  read.finish();
  const title = fillIn(words.table.title, place);
  const sections: Section[] = [
    {
      id: 'list',
      title,
      body: [
        ...(contents.above ?? []),
        {
          kind: 'answer-table',
          caption: title,
          words: {
            ...words.table,
            notListed: fillIn(words.table.notListed, place),
            own: fillIn(words.table.own, place),
          },
          own: {
            code: destination.code,
            place: placeName(destination.code, files, words.places) ?? destination.name,
          },
          rows: contents.rows,
        },
      ],
    },
    ...contents.sections,
    {
      id: 'next',
      title: words.next.title,
      body: [
        {
          kind: 'link-list',
          links: [
            ...contents.next,
            ...dataLinks(destination, kind),
            ...otherTables(path, kind, context),
          ],
        },
      ],
    },
  ];
  return {
    title: fillIn(words.title, place),
    shortTitle: fillIn(words.shortTitle, place),
    headTitle: fillIn(words.pageTitle, place),
    description: fillIn(words.description, place),
    reviewed: null,
    country: contents.country,
    layout: 'columns',
    header: { lead, below: [], aside: null, picture: null },
    contents: contentsOf(sections),
    sections: [...sections, ...sourcesSection(context, figures, destination.applyAt)],
  };
}

/** What the page of one destination is called in lists. */
export function tableTitle(destination: Destination | undefined, words: TableWords): string {
  return fillIn(words.shortTitle, { place: destination?.name ?? '' });
}

/** Tells what one table says: the numbers of its sources, and sentences with theirs. */
export function tableTeller(
  folder: TableFolder,
  destination: Destination,
  { files }: PageContext,
  figures: FigureTeller,
) {
  function evidence(source: string): Inline[] {
    const fact = sourceFact(folder, destination, source, files.publishers);
    return fact === null ? [] : figures.citation(fact).evidence;
  }

  function paragraphs(statements: readonly SourcedStatement[]): Block[] {
    return statements.map(({ statement, source }) => ({
      type: 'paragraph',
      children: [text(statement), ...evidence(source)],
    }));
  }

  return { evidence, paragraphs };
}

function dataLinks({ destination, name }: Destination, { folder, words: { next } }: TableKind) {
  const data = tableDataPaths(folder, destination);
  return [
    { label: fillIn(next.data, { place: name }), path: data.json },
    { label: fillIn(next.sheet, { place: name }), path: data.csv },
  ];
}

function otherTables(
  path: string,
  { destinations, route, words }: TableKind,
  context: PageContext,
) {
  return destinations.flatMap(({ destination, name }) => {
    const other = context.routes.pathOf(route, destination);
    return other === path
      ? []
      : [{ label: fillIn(words.next.table, { place: name }), path: other }];
  });
}

/** On the page of all tables of one kind: the two choices, and a link to each table. */
export function tableFinder(
  { destinations, route, words }: TableKind,
  from: NamedPlace[],
  { routes }: PageContext,
): Section[] {
  const { finder } = words;
  const choices = destinations.map(({ destination, name }) => ({
    label: name,
    path: routes.pathOf(route, destination),
  }));
  const links = destinations.map((destination) => ({
    label: tableTitle(destination, words),
    path: routes.pathOf(route, destination.destination),
  }));
  return [
    {
      id: 'finder',
      title: finder.title,
      body: [{ kind: 'answer-finder', words: finder, from, destinations: choices }],
    },
    { id: 'tables', title: finder.tables, body: [{ kind: 'link-list', links }] },
  ];
}
