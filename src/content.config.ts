import { defineCollection } from 'astro:content';
import { relative } from 'node:path';
import { glob, type Loader } from 'astro/loaders';
import type { z } from 'zod';
import { parseContent } from './lib/parse-content.ts';
import { countrySchema } from './schemas/country.ts';
import { factsFileSchema } from './schemas/facts.ts';
import { guideSchema } from './schemas/guide.ts';
import { policySchema, simplePageSchema } from './schemas/page.ts';

export const collections = {
  facts: collectionOf('content/facts', '**/*.json', factsFileSchema),
  guides: collectionOf('content/en/guides', '**/*.yaml', guideSchema),
  countries: collectionOf('content/en/countries', '*.yaml', countrySchema),
  policies: collectionOf('content/en/policies', '*.yaml', policySchema),
  pages: collectionOf('content/en/pages', '*.yaml', simplePageSchema),
};

/** A collection whose faults are told as ContentError tells them: file, field, expected, got, how to mend. */
function collectionOf<Schema extends z.ZodType<Record<string, unknown>>>(
  base: string,
  pattern: string,
  schema: Schema,
) {
  const files = glob({ base, pattern, generateId: ({ entry }) => entry.replace(/\.\w+$/, '') });
  const loader: Loader = {
    name: 'content-files',
    load: (context) =>
      files.load({
        ...context,
        async parseData({ id, data, filePath }) {
          parseContent(
            schema,
            data,
            filePath === undefined ? `${base}/${id}` : relative('', filePath),
          );
          return data;
        },
      }),
  };
  return defineCollection({ loader, schema });
}
