import type { FigureTeller } from '../facts/figures.ts';
import type { NextStep, Verdict, VerdictGroup, VerdictRow } from '../page.ts';
import type { Destination, TableKind } from '../schemas/answer-tables.ts';
import { sourceFact } from '../tables/answer-tables.ts';
import { placeWords } from '../tables/places.ts';
import { fillIn } from '../texts/fill-in.ts';
import { withGetters } from '../translation/untranslated.ts';
import { caseOf } from './case.ts';
import { caseCards } from './case-cards.ts';
import type { PageContext } from './context.ts';

/** The table of one destination, and what tells it. */
export type TableSource<Table extends Destination = Destination> = {
  kind: TableKind;
  table: Table;
  path: string;
  context: PageContext;
  figures: FigureTeller;
};

/** The row of every place that has none of its own. */
export const otherPlaces = 'other';

/** A row with what to do then. */
export type GuidedRow = VerdictRow & Pick<VerdictGroup, 'title' | 'steps'>;

/** What a table says of somebody. Shape: {from} and {place} are in the sentence still, `source` is a name in the table. */
export type Answered = Omit<Verdict, 'source'> & { source: string | null };

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
export function verdictGroups(rows: readonly GuidedRow[]): VerdictGroup[] {
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
