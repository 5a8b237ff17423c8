import { parseArgs } from 'node:util';
import { readClaims } from '../../gates/claims/read-claims.ts';
import { readBuildConfig } from '../../site/build-config.ts';
import { ContentError } from '../content-error.ts';
import { findSamples } from '../find-samples.ts';
import { readContent } from '../read-content.ts';
import { assembleSite } from '../site.ts';

const { values: options } = parseArgs({
  options: { release: { type: 'boolean', default: false } },
});

try {
  const root = process.cwd();
  const site = assembleSite(readContent(root), new Date());
  const { rules } = readClaims(root);
  if (options.release || readBuildConfig(process.env).isRelease) refuseSamples(root);
  console.log(
    `Content is sound: ${site.book.size} facts, ${site.guides.length} guides, ${site.countries.length} countries, ${rules.length} rules on claims.`,
  );
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(`${error.message}\n\n${error.problems.length} to mend.`);
  process.exitCode = 1;
}

function refuseSamples(root: string): void {
  const samples = findSamples(root);
  if (samples.length > 0) throw new ContentError(samples);
}
