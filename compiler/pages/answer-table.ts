// The page of a table, its finder and what each of its rows answers: all of it is drawn from one `TableSource` and changes with it, so it is one file.
import { type FigureTeller, text } from '../facts/figures.ts';
import { type LocaleFiles, tableWordsFile } from '../load.ts';
import { tableDataPaths } from '../open-data/addresses.ts';
import type {
  Block,
  Inline,
  Link,
  NextStep,
  Part,
  PartOf,
  Section,
  Verdict,
  VerdictRow,
} from '../page.ts';
import {
  type Destination,
  type TableKind,
  type TableWords,
  tableFolders,
} from '../schemas/answer-tables.ts';
import { sourceFact } from '../tables/answer-tables.ts';
import { allNationalities, allPlaces, placeWords } from '../tables/places.ts';
import { fillIn } from '../texts/fill-in.ts';
import { withGetters } from '../translation/untranslated.ts';
import { caseOf } from './case.ts';
import { caseCards } from './case-cards.ts';
import type { PageContext, PageDraft } from './context.ts';
import { contentsOf, section } from './parts.ts';
import { withSources } from './sources.ts';

/** What is particular to the table of one destination. */
type TableContents = {
  /** What stands above the table, under its heading. */
  above?: Part[];
  rows: GuidedRow[];
  /** What sentences call what a visitor comes with, and the link from an answer to the whole list. */
  called: Record<'from' | 'other' | 'another', string>;
  /** Sections between the table and what to do next. */
  sections: Section[];
  /** Where to go next, before the other tables. */
  next: Link[];
  /** The folder of the country that the page is about. */
  country: string;
};

/** The page of one destination: its table, what else applies, and where to go next. Throws ContentError. */
export function tablePage(
  source: TableSource,
  { above = [], rows, called, sections: others, next, country }: TableContents,
): PageDraft {
  const { kind, table, context, figures } = source;
  const { files } = context;
  const words = tableWords(kind, files);
  const place = withGetters(placeWords(table.name, files), {
    authority: () => table.authority.shortName,
  });
  const read = context.open(tableWordsFile(files.locale, kind), '', figures);
  const lead = read.text(fillIn(words.lead, place), 'lead');
  read.finish();
  const title = fillIn(words.table.title, place);
  const official = fillIn(files.verdictWords.official, place);
  const { costInAll: cost, time } = files.interface.case;
  const { until } = files.verdictWords;
  const verdicts: Part = {
    kind: 'verdicts',
    groups: verdictGroups(rows),
    words: { cost, time, until, from: called.from, other: called.other },
    official: { label: official, path: table.applyAt },
    back: called.another,
  };
  const links = [...next, ...otherTables(source), ...dataLinks(source)];
  const sections = [
    section('list', title, ...above, foldedTable(words.table, rows)),
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
    header: { lead, below: [verdicts], aside: null, picture: null },
    contents: contentsOf(sections),
    sections: withSources(source, sections, table.applyAt),
  };
}

/** Every place that has an answer of its own, folded by what its answers say. */
function foldedTable(
  { filter, nothing, others }: TableWords['table'],
  rows: readonly GuidedRow[],
): Part {
  const listed = rows.filter(({ code, steps }) => code !== otherPlaces && steps.length > 0);
  const folds = Map.groupBy(listed, ({ verdicts }) => JSON.stringify(answersIn(verdicts)));
  return {
    kind: 'answer-table',
    words: { filter, nothing },
    other: { label: others, path: `#${otherPlaces}` },
    folds: [...folds.values()]
      .toSorted((one, other) => other.length - one.length)
      .map((own) => ({
        answers: answersIn(own[0]?.verdicts ?? []),
        places: own.map(({ code, place }) => ({ code, place })),
      })),
  };
}

/** The first answer to each need: those that follow are for some vehicles or people only. */
function answersIn(verdicts: readonly Verdict[]): Pick<Verdict, 'question' | 'answer'>[] {
  return [...Map.groupBy(verdicts, ({ need }) => need).values()].flatMap(([first]) =>
    first === undefined ? [] : [{ question: first.question, answer: first.answer }],
  );
}

/** What the page of one destination is called in lists. */
export function tableTitle(kind: TableKind, destination: string, files: LocaleFiles): string {
  const table = files[tableFolders[kind]].get(destination);
  return fillIn(tableWords(kind, files).shortTitle, placeWords(table?.name ?? '', files));
}

/** The number of one of the sources of a table. */
function evidenceOf({ kind, table, context, figures }: TableSource, source: string): Inline[] {
  const fact = sourceFact(kind, table, source, context.files.publishers);
  return fact === null ? [] : figures.citation(fact).evidence;
}

/** Sentences with the numbers of their sources. */
export function paragraphsOf(
  source: TableSource,
  statements: readonly { statement: string; source: string }[],
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
      label: fillIn(next.table, placeWords(name, context.files)),
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
  // Under one heading: without scripts the links alone answer it.
  return [
    section(
      'finder',
      finder.title,
      { kind: 'answer-finder', words: finder, from, destinations },
      { kind: 'line', inlines: [{ type: 'strong', children: [text(finder.tables)] }] },
      { kind: 'link-list', links },
    ),
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

export type TableSource<Table extends Destination = Destination> = {
  kind: TableKind;
  table: Table;
  path: string;
  context: PageContext;
  figures: FigureTeller;
};

/** The row of every place that has none of its own. */
export const otherPlaces = 'other';

type Verdicts = PartOf<'verdicts'>;

/** A row with what to do then. */
export type GuidedRow = VerdictRow & Pick<Verdicts['groups'][number], 'title' | 'steps'>;

/** What a table says of somebody. Shape: {from} and {place} are in the sentence still, `source` is a name in the table. */
export type Answered = Omit<Verdict, 'source'> & { source: string | null };

/** What is said of whoever has no row. */
export const unlisted = {
  says: 'unlisted',
  outcome: 'unlisted',
  question: null,
  answer: '',
  details: [] as string[],
  source: null,
} as const;

/** An answer as its page shows it. `from` is what the visitor comes with, as a sentence calls it. */
export function verdictOf(source: TableSource, from: string, answered: Answered): Verdict {
  const { table, context } = source;
  return {
    ...answered,
    sentence: fillIn(
      answered.sentence,
      withGetters(placeWords(table.name, context.files), { from: () => from }),
    ),
    details: answered.details.filter((detail) => detail !== ''),
    source: answered.source === null ? null : sourceOf(source, answered.source),
  };
}

function sourceOf({ kind, table, context, figures }: TableSource, name: string): Verdict['source'] {
  const { publishers, verdictWords } = context.files;
  const fact = sourceFact(kind, table, name, publishers);
  if (fact === null) return null;
  const { level, source, asOf, evidence } = figures.citation(fact);
  const { publisher } = source;
  const line = fillIn(verdictWords.source, { publisher, month: context.calendar.month(asOf) });
  return { level, source, asOf, evidence, line };
}

/** Rows with the same steps together, in the order in which the first of each stands. */
function verdictGroups(rows: readonly GuidedRow[]): Verdicts['groups'] {
  const groups = Map.groupBy(rows, ({ title, steps }) => JSON.stringify([title, steps]));
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const { title, steps } = first;
    const own = [first, ...others].map(({ code, place, verdicts }) => ({ code, place, verdicts }));
    return [{ title, steps, rows: own }];
  });
}

/** A case as what to do next, with what it costs and how long it takes. */
export function caseStep(
  content: string,
  { context, ...step }: Pick<NextStep, 'need' | 'isInstead' | 'until'> & { context: PageContext },
): NextStep {
  const { files, routes } = context;
  const path = routes.pathOf('case', content);
  const found = caseOf(content, files);
  const cards = found === null ? [] : caseCards(found.guideKey, found.guide, context);
  const { title = '', cost = [], time = [] } = cards.find((card) => card.path === path) ?? {};
  return { ...step, label: null, link: { label: title, path }, cost, time };
}

/** What a place is called inside a sentence. */
export function placeInSentence(code: string, place: string, { files }: PageContext): string {
  return files.verdictWords.places[code] ?? place;
}
