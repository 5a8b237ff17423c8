import { sourceFact } from '../answer-tables.ts';
import { type FigureTeller, text } from '../figures.ts';
import { fillIn } from '../fill-in.ts';
import { type LocaleFiles, tableWordsFile } from '../load.ts';
import { tableDataPaths } from '../open-data/addresses.ts';
import type { AnswerRow, Block, Inline, Link, Part, Section } from '../page.ts';
import { allNationalities, allPlaces, placeName } from '../places.ts';
import {
  type Destination,
  type SourcedStatement,
  type TableKind,
  type TableWords,
  tableFolders,
} from '../schemas/answer-tables.ts';
import type { PageContext, PageDraft } from './context.ts';
import { contentsOf, section } from './parts.ts';
import { asOfPart, sourcesSection } from './sources.ts';

/** The table of one destination, and what tells it. */
export type TableSource<Table extends Destination = Destination> = {
  kind: TableKind;
  table: Table;
  path: string;
  context: PageContext;
  figures: FigureTeller;
};

/** What is particular to the table of one destination. */
type TableContents = {
  /** What stands above the table, under its heading. */
  above?: Part[];
  rows: AnswerRow[];
  /** Sections between the table and what to do next. */
  sections: Section[];
  /** Where to go next, before the data. */
  next: Link[];
  /** The folder of the country that the page is about. */
  country: string;
};

/** The page of one destination: its table, what else applies, and where to go next. Throws ContentError. */
export function tablePage(
  source: TableSource,
  { above = [], rows, sections: others, next, country }: TableContents,
): PageDraft {
  const { kind, table, context, figures } = source;
  const { files } = context;
  const words = tableWords(kind, files);
  const place = { place: table.name, authority: table.authority.shortName };
  const read = context.open(tableWordsFile(files.locale, kind), '', figures);
  const lead = read.text(fillIn(words.lead, place), 'lead');
  read.finish();
  const title = fillIn(words.table.title, place);
  const answers: Part = {
    kind: 'answer-table',
    caption: title,
    words: {
      ...words.table,
      notListed: fillIn(words.table.notListed, place),
      own: fillIn(words.table.own, place),
    },
    own: {
      code: table.code,
      place: placeName(table.code, files, words.places) ?? table.name,
    },
    rows,
  };
  const links = [...next, ...dataLinks(source), ...otherTables(source)];
  const sections = [
    section('list', title, ...above, answers),
    ...others,
    section('next', words.next.title, { kind: 'link-list', links }),
  ];
  return {
    title: fillIn(words.title, place),
    shortTitle: fillIn(words.shortTitle, place),
    headTitle: fillIn(words.pageTitle, place),
    description: fillIn(words.description, place),
    reviewed: null,
    country,
    layout: 'columns',
    header: { lead, below: [], aside: null, picture: null },
    contents: contentsOf(sections),
    sections: [
      ...sections,
      ...sourcesSection(context, figures, ...asOfPart(context, figures, table.applyAt)),
    ],
  };
}

/** What the page of one destination is called in lists. */
export function tableTitle(kind: TableKind, destination: string, files: LocaleFiles): string {
  const table = files[tableFolders[kind]].get(destination);
  return fillIn(tableWords(kind, files).shortTitle, { place: table?.name ?? '' });
}

/** The number of one of the sources of a table. */
export function evidenceOf(
  { kind, table, context, figures }: TableSource,
  source: string,
): Inline[] {
  const fact = sourceFact(kind, table, source, context.files.publishers);
  return fact === null ? [] : figures.citation(fact).evidence;
}

/** Sentences with the numbers of their sources. */
export function paragraphsOf(
  source: TableSource,
  statements: readonly SourcedStatement[],
): Block[] {
  return statements.map(({ statement, source: name }) => ({
    type: 'paragraph',
    children: [text(statement), ...evidenceOf(source, name)],
  }));
}

function dataLinks({ kind, table, context }: TableSource): Link[] {
  const { next } = tableWords(kind, context.files);
  const data = tableDataPaths(kind, table.destination);
  return [
    { label: fillIn(next.data, { place: table.name }), path: data.json },
    { label: fillIn(next.sheet, { place: table.name }), path: data.csv },
  ];
}

function otherTables({ kind, path, context }: TableSource): Link[] {
  const { next } = tableWords(kind, context.files);
  return destinationsOf(kind, context)
    .map(({ destination, name }) => ({
      label: fillIn(next.table, { place: name }),
      path: context.routes.pathOf(kind, destination),
    }))
    .filter((link) => link.path !== path);
}

/** On the page of all tables of one kind: the two choices, and a link to each table. */
export function tableFinder(kind: TableKind, context: PageContext): Section[] {
  const { files, routes } = context;
  const { finder, places } = tableWords(kind, files);
  const from = (kind === 'swap' ? allPlaces : allNationalities)(files, places);
  const linksBy = (labelOf: (table: Destination) => string) =>
    destinationsOf(kind, context).map((table) => ({
      label: labelOf(table),
      path: routes.pathOf(kind, table.destination),
    }));
  const destinations = linksBy(({ name }) => name);
  const links = linksBy(({ destination }) => tableTitle(kind, destination, files));
  return [
    section('finder', finder.title, { kind: 'answer-finder', words: finder, from, destinations }),
    section('tables', finder.tables, { kind: 'link-list', links }),
  ];
}

function tableWords(kind: TableKind, { licenceWords, permitWords }: LocaleFiles): TableWords {
  return kind === 'swap' ? licenceWords : permitWords;
}

/** Tables in the order in which the site shows the page that each belongs to: of a licence its case, of a permit its country. */
function destinationsOf(kind: TableKind, { files, routes }: PageContext): Destination[] {
  const places = new Map(routes.routes.map(({ path }, place) => [path, place]));
  const placed =
    kind === 'swap'
      ? [...files.licences.values()].map((table) => ({
          table,
          place: places.get(routes.pathOf('case', table.case)) ?? -1,
        }))
      : [...files.permits.values()].map((table) => ({
          table,
          place: places.get(routes.pathOf('country', table.country)) ?? -1,
        }));
  return placed.toSorted((one, other) => one.place - other.place).map(({ table }) => table);
}
