import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { ContentError, type ContentProblem } from '../src/lib/content-error.ts';
import { parseContent } from '../src/lib/parse-content.ts';
import type { ContentFiles } from '../src/lib/site.ts';
import { countrySchema } from '../src/schemas/country.ts';
import { factsFileSchema, publishersSchema } from '../src/schemas/facts.ts';
import { formWordsSchema } from '../src/schemas/form-words.ts';
import { guideSchema } from '../src/schemas/guide.ts';
import { interfaceSchema } from '../src/schemas/interface.ts';
import { policySchema, simplePageSchema } from '../src/schemas/page.ts';
import { navigationSchema, settingsSchema } from '../src/schemas/settings.ts';

/**
 * All content files below `root`, checked against their shapes.
 * Throws one ContentError with the problems of every file.
 */
export function readContent(root: string): ContentFiles {
  const problems: ContentProblem[] = [];

  function read<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema>[] {
    try {
      return [parseContent(schema, parse(readFileSync(join(root, file), 'utf8')), file)];
    } catch (error) {
      if (error instanceof ContentError) problems.push(...error.problems);
      else problems.push(unreadable(file, error));
      return [];
    }
  }

  function readFolder<Schema extends z.ZodType>(folder: string, extension: string, schema: Schema) {
    const files = globSync(`${folder}/**/*${extension}`, { cwd: root }).toSorted();
    return new Map(
      files.flatMap((file) =>
        read(file, schema).map(
          (data) => [file.slice(folder.length + 1, -extension.length), data] as const,
        ),
      ),
    );
  }

  const files: ContentFiles = {
    facts: readFolder('content/facts', '.json', factsFileSchema),
    publishers: read('content/publishers.json', publishersSchema)[0] ?? {},
    guides: readFolder('content/en/guides', '.yaml', guideSchema),
    countries: readFolder('content/en/countries', '.yaml', countrySchema),
    policies: readFolder('content/en/policies', '.yaml', policySchema),
    pages: readFolder('content/en/pages', '.yaml', simplePageSchema),
  };
  // The site reads these by import; here they are only looked over, so that one check covers everything.
  read('content/settings.json', settingsSchema);
  read('content/navigation.json', navigationSchema);
  read('content/en/interface.json', interfaceSchema);
  read('content/en/form.json', formWordsSchema);
  if (problems.length > 0) throw new ContentError(problems);
  return files;
}

function unreadable(file: string, error: unknown): ContentProblem {
  const reason = error instanceof Error ? error.message : String(error);
  return { file, field: 'the file', expected: 'readable YAML or JSON', got: reason };
}
