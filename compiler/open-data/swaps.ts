import { toCsv } from '../../terminal/table.ts';
import { sourceFact } from '../answer-tables.ts';
import type { Site } from '../compile.ts';
import type { LocaleFiles } from '../load.ts';
import { placeName } from '../places.ts';
import { termsOf } from './files.ts';
import type { OpenSwaps } from './shapes.ts';

/** The tables of exchanges of a site, in the words of its first language. */
export function swapFilesOf(site: Site): OpenSwaps[] {
  const { content, pages, build } = site;
  const [words] = content.locales;
  if (words === undefined) return [];
  const files: LocaleFiles = { ...content, ...words };
  return [...content.licences.values()].map((swaps) => {
    const { destination, name, authority, applyAt, rules, others, newcomers } = swaps;
    const page = pages.find(({ kind, content: key }) => kind === 'swap' && key === destination);
    return {
      ...termsOf(site),
      destination,
      name,
      page: build.siteUrl + (page?.path ?? ''),
      authority: { name: authority.name, url: authority.url },
      applyAt,
      swaps: rules.flatMap(({ id: _, issuers, source: sourceName, ...answer }) => {
        const fact = sourceFact('licences', swaps, sourceName, content.publishers);
        if (fact === null || fact.level === 'unread') return [];
        const { source, level, asOf, checked } = fact;
        const { publisher, title, url, readAs = null } = source;
        return issuers.map((issuer) => ({
          issuer,
          issuerName: placeName(issuer, files, files.licenceWords.places) ?? issuer,
          ...answer,
          source: { publisher, title, url, readAs },
          level,
          asOf: asOf === 'unknown' ? null : asOf,
          checked,
        }));
      }),
      others: others.statement,
      newcomers: newcomers?.statement ?? null,
    };
  });
}

/** A table of exchanges as a sheet, a row for each issuer and answer. */
export function swapCsv({ swaps }: OpenSwaps): string {
  const header = [
    'issuer',
    'name',
    'outcome',
    'tests',
    'deadline',
    'categories',
    'note',
    'level',
    'as_of',
    'publisher',
    'url',
  ];
  const rows = swaps.map((swap) => [
    swap.issuer,
    swap.issuerName,
    swap.outcome,
    swap.tests.join(' and '),
    swap.deadline,
    swap.categories,
    swap.note,
    swap.level,
    swap.asOf ?? '',
    swap.source.publisher,
    swap.source.url,
  ]);
  return toCsv([header, ...rows]);
}
