import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { ContentError, type ContentProblem } from './content-error.ts';
import { parseContent } from './parse-content.ts';
import { contentFolders } from './schemas/content-folders.ts';
import { publishersSchema } from './schemas/facts.ts';
import { formWordsSchema } from './schemas/form-words.ts';
import { interfaceSchema } from './schemas/interface.ts';
import { openDataWordsSchema } from './schemas/open-data.ts';
import { routesSchema } from './schemas/routes.ts';
import { navigationSchema, settingsSchema } from './schemas/settings.ts';
import { testimonialsSchema } from './schemas/testimonials.ts';
import type { ContentFiles } from './site.ts';

/**
 * All content files below `root`, checked against their shapes.
 * Shape: `drafts` are texts by file name that are read in place of what is on disk.
 * Throws one ContentError with the problems of every file.
 */
export function readContent(
  root: string,
  drafts: ReadonlyMap<string, string> = new Map(),
): ContentFiles {
  const problems: ContentProblem[] = [];

  function read<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema>[] {
    try {
      const text = drafts.get(file) ?? readFileSync(join(root, file), 'utf8');
      // JSON would do as YAML too, but takes ten times as long to parse.
      const raw: unknown = file.endsWith('.json') ? JSON.parse(text) : parse(text);
      return [parseContent(schema, raw, file)];
    } catch (error) {
      if (error instanceof ContentError) problems.push(...error.problems);
      else problems.push(unreadable(file, error));
      return [];
    }
  }

  function readFolder<Schema extends z.ZodType>({ folder, extension, schema }: Folder<Schema>) {
    const files = globSync(`${folder}/**/*${extension}`, { cwd: root }).toSorted();
    return new Map(
      files.flatMap((file) =>
        read(file, schema).map(
          (data) => [file.slice(folder.length + 1, -extension.length), data] as const,
        ),
      ),
    );
  }

  const [settings] = read('content/settings.json', settingsSchema);
  const [navigation] = read('content/navigation.json', navigationSchema);
  const files = {
    facts: readFolder(contentFolders.facts),
    publishers: read('content/publishers.json', publishersSchema)[0] ?? {},
    routes: read('content/routes.json', routesSchema)[0] ?? [],
    guides: readFolder(contentFolders.guides),
    countries: readFolder(contentFolders.countries),
    offers: readFolder(contentFolders.offers),
    articles: readFolder(contentFolders.articles),
    home: readFolder(contentFolders.home),
    pages: readFolder(contentFolders.pages),
    testimonials: read('content/en/testimonials.json', testimonialsSchema)[0]?.items ?? [],
  };
  // The site reads these by import; here they are only looked over, so that one check covers everything.
  read('content/en/interface.json', interfaceSchema);
  read('content/en/form.json', formWordsSchema);
  read('content/open-data.json', openDataWordsSchema);
  if (problems.length > 0 || settings === undefined || navigation === undefined) {
    throw new ContentError(problems);
  }
  return { ...files, settings, navigation };
}

type Folder<Schema> = { folder: string; extension: string; schema: Schema };

function unreadable(file: string, error: unknown): ContentProblem {
  const reason = error instanceof Error ? error.message : String(error);
  return { file, field: 'the file', expected: 'readable YAML or JSON', got: reason };
}
