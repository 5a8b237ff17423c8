import { defineCollection } from 'astro:content';
import { relative } from 'node:path';
import { glob, type Loader } from 'astro/loaders';
import type { z } from 'zod';
import { parseContent } from '../compiler/parse-content.ts';
import { contentFolders } from '../compiler/schemas/content-folders.ts';

export const collections = {
  facts: collectionOf(contentFolders.facts),
  guides: collectionOf(contentFolders.guides),
  countries: collectionOf(contentFolders.countries),
  offers: collectionOf(contentFolders.offers),
  articles: collectionOf(contentFolders.articles),
  home: collectionOf(contentFolders.home),
  pages: collectionOf(contentFolders.pages),
};

type ContentFolder<Schema> = { folder: string; extension: string; schema: Schema };

/** A collection whose faults are told as ContentError tells them: file, field, expected, got, how to mend. */
function collectionOf<Schema extends z.ZodType<Record<string, unknown>>>({
  folder,
  extension,
  schema,
}: ContentFolder<Schema>) {
  const files = glob({
    base: folder,
    pattern: `**/*${extension}`,
    generateId: ({ entry }) => entry.replace(/\.\w+$/, ''),
  });
  const loader: Loader = {
    name: 'content-files',
    load: (context) =>
      files.load({
        ...context,
        async parseData({ id, data, filePath }) {
          parseContent(
            schema,
            data,
            filePath === undefined ? `${folder}/${id}` : relative('', filePath),
          );
          return data;
        },
      }),
  };
  return defineCollection({ loader, schema });
}
