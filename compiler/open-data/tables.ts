import type { Site } from '../compile.ts';
import type { Page } from '../page.ts';
import { tableDataPaths } from './addresses.ts';
import { termsOf } from './files.ts';
import type { OpenDataFile, OpenTable } from './shapes.ts';

type DataPaths = (destination: string) => Readonly<Record<'json' | 'csv', string>>;

/** Where the data of each kind of page lies that shows a table. A new kind is an entry here. */
const dataPathsByKind: Partial<Readonly<Record<Page['kind'], DataPaths>>> = {
  swap: (destination) => tableDataPaths('licences', destination),
  permit: (destination) => tableDataPaths('permits', destination),
};

/** Every table of the site, in the order of the route table. */
export function tablesOf({
  pages,
  build: { siteUrl },
}: Pick<Site, 'pages' | 'build'>): OpenTable[] {
  return pages.flatMap(({ kind, content, title, description, path }) => {
    const data = dataPathsByKind[kind]?.(content);
    if (data === undefined) return [];
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
