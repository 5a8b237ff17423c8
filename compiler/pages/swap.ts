import { countryOf } from '../facts.ts';
import { fillIn } from '../fill-in.ts';
import type { AnswerRow } from '../page.ts';
import { placeName } from '../places.ts';
import type { LicenceSwaps, LicenceWords, SwapRule } from '../schemas/licences.ts';
import { evidenceOf, paragraphsOf, type TableSource, tablePage } from './answer-table.ts';
import { caseOf } from './case.ts';
import type { PageContext, PageDraft } from './context.ts';
import { section, textPart } from './parts.ts';

/** Which foreign licences one country or state swaps; null for one that is not known. Throws ContentError. */
export function swapPage(
  destination: string,
  path: string,
  context: PageContext,
): PageDraft | null {
  const { files, routes } = context;
  const table = files.licences.get(destination);
  if (table === undefined) return null;
  const { others, newcomers, next } = files.licenceWords;
  const source = { kind: 'swap', table, path, context, figures: context.openFigures() } as const;
  const label = caseOf(table.case, files)?.words.title ?? next.title;
  const title = fillIn(newcomers.title, { place: table.name });
  // Sources get their numbers in the order in which they are read.
  return tablePage(source, {
    rows: rowsOf(source),
    sections: [
      section('others', others.title, textPart(paragraphsOf(source, [table.others]))),
      ...(table.newcomers === null
        ? []
        : [section('newcomers', title, textPart(paragraphsOf(source, [table.newcomers])))]),
    ],
    next: [{ label, path: routes.pathOf('case', table.case) }],
    country: countryOf(table.case),
  });
}

/** A row for each issuer, by name; one with several answers has a row for each, in the order of the rules. */
function rowsOf(source: TableSource<LicenceSwaps>): AnswerRow[] {
  const { files } = source.context;
  const { licenceWords } = files;
  const named = source.table.rules.flatMap((rule) =>
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
        source: evidenceOf(source, rule.source),
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
