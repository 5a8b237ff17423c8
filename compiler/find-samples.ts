import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { ContentProblem } from './content-error.ts';
import { samplesIn } from './samples.ts';

/** Everything below `root` that says of itself that it is a sample: any content file, whether the site has a shape for it or not. */
export function findSamples(root: string): ContentProblem[] {
  return globSync('content/**/*.{json,yaml,yml}', { cwd: root })
    .toSorted()
    .flatMap((file) => samplesIn(parse(readFileSync(join(root, file), 'utf8')), file));
}
