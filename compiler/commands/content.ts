// Checks every content file as a build does: `npm run content`. With --release it also refuses samples.
import { parseArgs } from 'node:util';
import { languagesOf, readLanguageClaims } from '../../gates/claims/language-claims.ts';
import { readClaims } from '../../gates/claims/read-claims.ts';
import { readBuildConfig } from '../build-config.ts';
import { ContentError } from '../content-error.ts';
import { findSamples } from '../find-samples.ts';
import { getSite } from '../site.ts';

/** Whether the content is sound; an editor is told what is not. A release must have no samples. */
export function isContentSound({ isRelease }: { isRelease: boolean }): boolean {
  try {
    const root = process.cwd();
    const { facts, pages, translations } = getSite();
    const { rules } = readClaims(root);
    for (const language of languagesOf(root)) {
      const isShown = translations.some((page) => page.language.locale === language.locale);
      if (isShown) readLanguageClaims(root, language);
    }
    const samples = isRelease ? findSamples(root) : [];
    if (samples.length > 0) throw new ContentError(samples);
    console.log(
      `Content is sound: ${facts.size} facts, ${pages.length + translations.length} pages, ${rules.length} rules on claims.`,
    );
    return true;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(`${error.message}\n\n${error.problems.length} to mend.`);
    return false;
  }
}

if (import.meta.main) {
  const { values: options } = parseArgs({
    options: { release: { type: 'boolean', default: false } },
  });
  const { isRelease } = readBuildConfig(process.env);
  if (!isContentSound({ isRelease: isRelease || options.release })) process.exitCode = 1;
}
