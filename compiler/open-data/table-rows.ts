import { toCsv } from '../../terminal/table.ts';
import { sourceFact, type TableFolder } from '../answer-tables.ts';
import type { Site } from '../compile.ts';
import type { LocaleFiles } from '../load.ts';
import type { Destination } from '../schemas/answer-tables.ts';
import { termsOf } from './files.ts';
import type { OpenEvidence } from './shapes.ts';

/** Everything that the content says in the site's first language, in whose words the tables are; null where it has none. */
export function firstLanguage({ content }: Site): LocaleFiles | null {
  const [words] = content.locales;
  return words === undefined ? null : { ...content, ...words };
}

/** What the file of a table begins with. */
export function headOf(site: Site, kind: 'swap' | 'permit', table: Destination) {
  const { destination, name, authority, applyAt } = table;
  const page = site.pages.find((one) => one.kind === kind && one.content === destination);
  return {
    ...termsOf(site),
    destination,
    name,
    page: site.build.siteUrl + (page?.path ?? ''),
    authority: { name: authority.name, url: authority.url },
    applyAt,
  };
}

/** What an answer rests on; null where the table has no such source. */
export function evidenceOf(
  site: Site,
  folder: TableFolder,
  table: Destination,
  name: string,
): OpenEvidence | null {
  const fact = sourceFact(folder, table, name, site.content.publishers);
  if (fact === null || fact.level === 'unread') return null;
  const { source, level, asOf, checked } = fact;
  const { publisher, title, url, readAs = null } = source;
  return {
    source: { publisher, title, url, readAs },
    level,
    asOf: asOf === 'unknown' ? null : asOf,
    checked,
  };
}

const evidenceHeader = ['level', 'as_of', 'publisher', 'url'] as const;

/** A table as a sheet: a row for each answer, the evidence last. */
export function sheetOf(
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
