import { type TableKind, tableFolders } from '../schemas/answer-tables.ts';

export const openDataPaths = {
  schema: '/api/schema.json',
  guides: '/api/guides.json',
  facts: '/api/facts.json',
  tables: '/api/tables.json',
  answers: '/api/answers.json',
  changes: '/changes.atom',
} as const;

export function tableDataPaths(kind: TableKind, destination: string) {
  const base = `/api/${tableFolders[kind]}/${destination}`;
  return { json: `${base}.json`, csv: `${base}.csv` };
}

/** The feed of one guide's figures. Shape: `key` is "country/guide". */
export function guideFeedPath(key: string): string {
  return `/api/guides/${key}.atom`;
}

/** Where the data of one guide is. Shape: `key` is "country/guide". */
export function guideDataPath(key: string): string {
  return `/api/guides/${key}.json`;
}
