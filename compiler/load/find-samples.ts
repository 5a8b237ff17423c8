import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentProblem } from '../content-error.ts';
import { parseFile } from './file-reader.ts';

/**
 * Everything below `root` that says of itself that it is a sample, as problems of a release: any content file, whether the
 * site has a shape for it or not.
 */
export function findSamples(root: string): ContentProblem[] {
  return globSync('content/**/*.{json,yaml,yml}', { cwd: root })
    .toSorted()
    .flatMap((file) => {
      const content = parseFile(file, readFileSync(join(root, file), 'utf8'));
      return fieldsOfSamples(content).map((field) => ({
        file,
        field,
        expected: 'false in a release',
        got: true,
        mend: 'Put what is real in place of the example, then say so here.',
      }));
    });
}

/** The names that lead to every `sample: true`, however deep, like "organisation.sample". */
function fieldsOfSamples(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'sample' && inner === true
      ? [name]
      : fieldsOfSamples(inner).map((field) => `${name}.${field}`),
  );
}
