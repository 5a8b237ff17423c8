import type { ContentProblem } from './content-error.ts';

/** Every `sample: true` of a content file, however deep, as a problem of a release. */
export function samplesIn(content: unknown, file: string): ContentProblem[] {
  return fieldsOfSamples(content).map((field) => ({
    file,
    field,
    expected: 'false in a release',
    got: true,
    mend: 'Put what is real in place of the example, then say so here.',
  }));
}

function fieldsOfSamples(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'sample' && inner === true
      ? [name]
      : fieldsOfSamples(inner).map((field) => `${name}.${field}`),
  );
}
