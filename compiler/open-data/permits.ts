import type { Site } from '../compile.ts';
import { type PermitAnswer, permitAnswers } from '../permits.ts';
import type { OpenPermits } from './shapes.ts';
import { evidenceOf, firstLanguage, headOf, sheetOf } from './table-rows.ts';

/** The tables on permits of a site, in the words of its first language. */
export function permitFilesOf(site: Site): OpenPermits[] {
  const files = firstLanguage(site);
  if (files === null) return [];
  return [...files.permits.values()].map((table) => {
    function stayOf({ stay }: PermitAnswer) {
      const evidence = stay && evidenceOf(site, 'permits', table, stay.source);
      if (stay === null || evidence === null) return null;
      return { outcome: stay.outcome, note: stay.note, ...evidence };
    }

    function visitOf({ visit }: PermitAnswer) {
      if (visit === null || visit === 'needless') return null;
      const evidence = evidenceOf(site, 'permits', table, visit.source);
      const { outcome, length, note } = visit;
      return evidence && { outcome, length, note, ...evidence };
    }

    return {
      ...headOf(site, 'permit', table),
      nationalities: permitAnswers(table, files).map((answer) => ({
        nationality: answer.code,
        name: answer.name,
        stay: stayOf(answer),
        visit: visitOf(answer),
      })),
      visitIsNoWork: table.visitIsNoWork.statement,
      alsoKnow: table.alsoKnow.map(({ statement }) => statement),
    };
  });
}

/** A table on permits as a sheet: a row for each nationality and question that a source answers. */
export function permitCsv({ nationalities }: OpenPermits): string {
  return sheetOf(
    ['nationality', 'name', 'question', 'outcome', 'length', 'note'],
    nationalities.flatMap(({ nationality, name, stay, visit }) => [
      ...(stay === null
        ? []
        : [{ cells: [nationality, name, 'stay', stay.outcome, '', stay.note], evidence: stay }]),
      ...(visit === null
        ? []
        : [
            {
              cells: [nationality, name, 'visit', visit.outcome, visit.length, visit.note],
              evidence: visit,
            },
          ]),
    ]),
  );
}
