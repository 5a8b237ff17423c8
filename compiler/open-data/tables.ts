import { toCsv } from '../../terminal/table.ts';
import type { Site } from '../compile.ts';
import type { LocaleFiles } from '../load.ts';
import type { Destination, TableKind } from '../schemas/answer-tables.ts';
import { type PermitAnswer, permitAnswers, sourceFact } from '../tables/answer-tables.ts';
import { answersOf } from '../tables/answers.ts';
import { placeName } from '../tables/places.ts';
import { tableDataPaths } from './addresses.ts';
import { openAuthority, openMonth, openSource, termsOf } from './files.ts';
import type { OpenDataFile, OpenEvidence, OpenPermits, OpenSwaps } from './shapes.ts';

/** Every table of the site, in the order of the route table. */
export function tablesOf({ pages, build: { siteUrl } }: Pick<Site, 'pages' | 'build'>) {
  return pages.flatMap(({ kind, content, title, description, path }) => {
    if (kind !== 'swap' && kind !== 'permit') return [];
    const data = tableDataPaths(kind, content);
    return [
      {
        id: `${kind}/${content}`,
        title,
        summary: description,
        page: siteUrl + path,
        json: siteUrl + data.json,
        csv: siteUrl + data.csv,
      },
    ];
  });
}

/** `/api/tables.json` */
export function tableListFile(site: Site): OpenDataFile {
  return { ...termsOf(site), tables: tablesOf(site) };
}

/** `/api/answers.json`: what the tables and the cases answer, in the words of the first language. */
export function answerListFile(site: Site): OpenDataFile {
  return { ...termsOf(site), answers: answersOf(site) };
}

/** The tables of exchanges of a site, in the words of its first language. */
export function swapFilesOf(site: Site): OpenSwaps[] {
  const files = firstLanguage(site);
  return [...files.licences.values()].map((table) => ({
    ...headOf(site, 'swap', table),
    swaps: table.rules.flatMap(({ id: _, case: _case, issuers, source, ...answer }) => {
      const evidence = evidenceOf(site, 'swap', table, source);
      if (evidence === null) return [];
      return issuers.map((issuer) => ({
        issuer,
        issuerName: placeName(issuer, files, files.licenceWords.places) ?? issuer,
        ...answer,
        ...evidence,
      }));
    }),
    others: table.others.statement,
    newcomers: table.newcomers?.statement ?? null,
  }));
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

/** The tables on permits of a site, in the words of its first language. */
export function permitFilesOf(site: Site): OpenPermits[] {
  const files = firstLanguage(site);
  return [...files.permits.values()].map((table) => {
    function stayOf({ stay }: PermitAnswer) {
      const evidence = stay && evidenceOf(site, 'permit', table, stay.source);
      return evidence && { outcome: stay.outcome, note: stay.note, ...evidence };
    }

    function visitOf({ visit }: PermitAnswer) {
      if (visit === null || visit === 'needless') return null;
      const evidence = evidenceOf(site, 'permit', table, visit.source);
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

function firstLanguage({ content }: Site): LocaleFiles {
  return { ...content, ...content.locales[0] };
}

/** What the file of a table begins with. */
function headOf(site: Site, kind: TableKind, table: Destination) {
  const { destination, name, authority, applyAt } = table;
  const page = site.pages.find((one) => one.kind === kind && one.content === destination);
  return {
    ...termsOf(site),
    destination,
    name,
    page: site.build.siteUrl + (page?.path ?? ''),
    authority: openAuthority(authority),
    applyAt,
  };
}

/** What an answer rests on; null where the table has no such source. */
function evidenceOf(site: Site, kind: TableKind, table: Destination, name: string) {
  const fact = sourceFact(kind, table, name, site.content.publishers);
  if (fact === null || fact.level === 'unread') return null;
  const { source, level, asOf, checked } = fact;
  return { source: openSource(source), level, asOf: openMonth(asOf), checked };
}

const evidenceHeader = ['level', 'as_of', 'publisher', 'url'] as const;

/** A table as a sheet: a row for each answer, the evidence last. */
function sheetOf(
  header: readonly string[],
  rows: readonly { cells: readonly string[]; evidence: OpenEvidence }[],
): string {
  const lines = rows.map(({ cells, evidence: { source, level, asOf } }) => [
    ...cells,
    level,
    asOf ?? '',
    source.publisher,
    source.url,
  ]);
  return toCsv([[...header, ...evidenceHeader], ...lines]);
}
