// Checks every content file as a build does: `npm run content`. With --release it also refuses samples; --long lists what search results cut.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { languagesOf, readClaims, readLanguageClaims } from '../../gates/claims/read-claims.ts';
import { readBuildConfig } from '../build-config.ts';
import type { Site } from '../compile.ts';
import { ContentError, type ContentProblem } from '../content-error.ts';
import { parseFile } from '../load/file-reader.ts';
import { sourceLocale } from '../load.ts';
import type { Page } from '../page.ts';
import { getSite } from '../site.ts';
import { problemsOfTerms } from '../translation/terms.ts';

/** What search results show of a page, in characters; English is held to it by its schemas. */
const shown = { headTitle: 60, description: 160 };

type Asked = {
  isRelease: boolean;
  listsLong?: boolean;
  /** Leaves the words of translators to a build: whoever starts the site to look at it waits for nothing that only judges. */
  isFirstLook?: boolean;
};

/** Whether the content is sound; an editor is told what is not. A release must have no samples. */
export function isContentSound({ isRelease, listsLong = false, isFirstLook = false }: Asked) {
  try {
    const root = process.cwd();
    const site = getSite();
    const { content, facts, pages, translations } = site;
    const { rules } = readClaims(root);
    for (const language of languagesOf(root)) {
      const isShown = translations.some((page) => page.language.locale === language.locale);
      if (isShown) readLanguageClaims(root, language);
    }
    const problems = [
      ...(isFirstLook ? [] : content.locales.flatMap(problemsOfTerms)),
      ...(isRelease ? findSamples(root) : []),
    ];
    if (problems.length > 0) throw new ContentError(problems);
    console.log(
      `Content is sound: ${facts.size} facts, ${pages.length + translations.length} pages, ${rules.length} rules on claims.`,
    );
    warnOfUntranslated(site);
    if (!isFirstLook) warnOfLong([...pages, ...translations], listsLong);
    return true;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(`${error.message}\n\n${error.problems.length} to mend.`);
    return false;
  }
}

/** Words that all pages share, such as those of the form, take a whole language along until they are translated. */
function warnOfUntranslated({ content, pages, translations }: Site): void {
  for (const { locale } of content.locales.filter((one) => one.locale !== sourceLocale)) {
    const made = translations.filter(({ language }) => language.locale === locale);
    if (made.length === pages.length) continue;
    console.warn(
      `${locale} has ${made.length} of ${pages.length} pages; npm run languages -- ${locale} says where words are missing.`,
    );
  }
}

/** Other languages say the same in more letters, so this is only a warning. */
function warnOfLong(pages: readonly Page[], listsLong: boolean): void {
  for (const field of ['headTitle', 'description'] as const) {
    const long = pages.filter((page) => page[field].length > shown[field]);
    if (long.length === 0) continue;
    console.warn(
      `${long.length} pages have a ${field} of more than ${shown[field]} characters${listsLong ? ':' : '; --long lists them.'}`,
    );
    if (listsLong) for (const page of long) console.warn(`  ${page.path}: ${page[field]}`);
  }
}

if (import.meta.main) {
  const { values: options } = parseArgs({
    options: {
      release: { type: 'boolean', default: false },
      long: { type: 'boolean', default: false },
    },
  });
  const { isRelease } = readBuildConfig(process.env);
  const asked = { isRelease: isRelease || options.release, listsLong: options.long };
  if (!isContentSound(asked)) process.exitCode = 1;
}

/**
 * Everything below `root` that says of itself that it is a sample, as problems of a release: any content file, whether the
 * site has a shape for it or not.
 */
function findSamples(root: string): ContentProblem[] {
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
