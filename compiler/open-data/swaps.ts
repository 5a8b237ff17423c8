import type { Site } from '../compile.ts';
import { placeName } from '../places.ts';
import type { OpenSwaps } from './shapes.ts';
import { evidenceOf, firstLanguage, headOf, sheetOf } from './table-rows.ts';

/** The tables of exchanges of a site, in the words of its first language. */
export function swapFilesOf(site: Site): OpenSwaps[] {
  const files = firstLanguage(site);
  if (files === null) return [];
  return [...files.licences.values()].map((table) => {
    const { rules, others, newcomers } = table;
    return {
      ...headOf(site, 'swap', table),
      swaps: rules.flatMap(({ id: _, issuers, source, ...answer }) => {
        const evidence = evidenceOf(site, 'licences', table, source);
        if (evidence === null) return [];
        return issuers.map((issuer) => ({
          issuer,
          issuerName: placeName(issuer, files, files.licenceWords.places) ?? issuer,
          ...answer,
          ...evidence,
        }));
      }),
      others: others.statement,
      newcomers: newcomers?.statement ?? null,
    };
  });
}

/** A table of exchanges as a sheet, a row for each issuer and answer. */
export function swapCsv({ swaps }: OpenSwaps): string {
  return sheetOf(
    ['issuer', 'name', 'outcome', 'tests', 'deadline', 'categories', 'note'],
    swaps.map((swap) => ({
      cells: [
        swap.issuer,
        swap.issuerName,
        swap.outcome,
        swap.tests.join(' and '),
        swap.deadline,
        swap.categories,
        swap.note,
      ],
      evidence: swap,
    })),
  );
}
