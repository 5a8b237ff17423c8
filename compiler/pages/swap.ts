import { fillIn } from '../fill-in.ts';
import type { LocaleFiles } from '../load.ts';
import type { AnswerRow, Section } from '../page.ts';
import { allPlaces, placeName } from '../places.ts';
import type { LicenceSwaps, LicenceWords, SwapRule } from '../schemas/licences.ts';
import {
  inOrderOfSite,
  type TableKind,
  tableFinder,
  tablePage,
  tableTeller,
  tableTitle,
} from './answer-table.ts';
import { caseOf } from './case.ts';
import type { PageContext, PageDraft } from './context.ts';
import { textPart } from './parts.ts';

/** What the page of one destination is called in lists. */
export function swapTitle(destination: string, { licences, licenceWords }: LocaleFiles): string {
  return tableTitle(licences.get(destination), licenceWords);
}

/** Which foreign licences one country or state swaps; null for one that is not known. Throws ContentError. */
export function swapPage(
  destination: string,
  path: string,
  context: PageContext,
): PageDraft | null {
  const { files, routes } = context;
  const swaps = files.licences.get(destination);
  if (swaps === undefined) return null;
  const { others, newcomers, next } = files.licenceWords;
  const figures = context.openFigures();
  const tell = tableTeller('licences', swaps, context, figures);
  // Sources get their numbers in the order in which they are read.
  const rows = rowsOf(swaps, context, tell.evidence);
  const sections: Section[] = [
    { id: 'others', title: others.title, body: [textPart(tell.paragraphs([swaps.others]))] },
    ...(swaps.newcomers === null
      ? []
      : [
          {
            id: 'newcomers',
            title: fillIn(newcomers.title, { place: swaps.name }),
            body: [textPart(tell.paragraphs([swaps.newcomers]))],
          },
        ]),
  ];
  const label = caseOf(swaps.case, files)?.words.title ?? next.title;
  return tablePage(
    swaps,
    { kind: swapTables(context), path, context, figures },
    {
      rows,
      sections,
      next: [{ label, path: routes.pathOf('case', swaps.case) }],
      country: swaps.case.split('/')[0] ?? null,
    },
  );
}

/** A row for each issuer, by name; one with several answers has a row for each, in the order of the rules. */
function rowsOf(
  swaps: LicenceSwaps,
  context: PageContext,
  evidence: (source: string) => AnswerRow['answers'][number]['source'],
): AnswerRow[] {
  const { files } = context;
  const { licenceWords } = files;
  const named = swaps.rules.flatMap((rule) =>
    rule.issuers.map((code) => ({
      code,
      place: placeName(code, files, licenceWords.places) ?? code,
      rule,
    })),
  );
  const byName = named.toSorted((one, other) =>
    one.place.localeCompare(other.place, files.language.tag),
  );
  return byName.map(({ code, place, rule }) => ({
    code,
    place,
    answers: [
      {
        question: null,
        answer: answerOf(rule, licenceWords),
        path: null,
        details: [rule.deadline, rule.categories, rule.note].filter((detail) => detail !== ''),
        source: evidence(rule.source),
      },
    ],
  }));
}

/** What the table says of a rule. */
function answerOf({ outcome, tests }: SwapRule, { answers }: LicenceWords): string {
  if (outcome !== 'swap') return answers[outcome];
  const [first, second] = tests;
  if (second !== undefined) return answers.both;
  return answers[first ?? 'swap'];
}

/** The tables in the order in which the site shows their guides. */
function swapTables({ files, routes }: PageContext): TableKind {
  return {
    folder: 'licences',
    route: 'swap',
    destinations: inOrderOfSite(
      [...files.licences.values()],
      (table) => routes.pathOf('case', table.case),
      routes,
    ),
    words: files.licenceWords,
  };
}

/** On the page of all tables: the two choices, and a link to each. */
export function swapFinder(context: PageContext): Section[] {
  const { files } = context;
  return tableFinder(swapTables(context), allPlaces(files, files.licenceWords.places), context);
}
