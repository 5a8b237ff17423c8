// Checks every content file as a build would: `npm run content`. With --release it also refuses samples.
import { parseArgs } from 'node:util';
import { languagesOf, readLanguageClaims } from '../../gates/claims/language-claims.ts';
import { readClaims } from '../../gates/claims/read-claims.ts';
import { readBuildConfig } from '../build-config.ts';
import { compile } from '../compile.ts';
import { ContentError } from '../content-error.ts';
import { findSamples } from '../find-samples.ts';
import { loadContent } from '../load.ts';

const { values: options } = parseArgs({
  options: { release: { type: 'boolean', default: false } },
});

try {
  const root = process.cwd();
  const config = readBuildConfig(process.env);
  const { facts, pages, translations } = compile(loadContent(root), config);
  const { rules } = readClaims(root);
  for (const language of languagesOf(root)) {
    const isShown = translations.some((page) => page.language.locale === language.locale);
    if (isShown) readLanguageClaims(root, language);
  }
  if (options.release || config.isRelease) refuseSamples(root);
  console.log(
    `Content is sound: ${facts.size} facts, ${pages.length + translations.length} pages, ${rules.length} rules on claims.`,
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
