import { type ContentProblem, problemsIn } from '../content-error.ts';
import { isInFuture } from '../facts/dates.ts';
import { problemsOfHolidays } from '../facts/holidays.ts';
import { type LocaleFiles, wordsFile } from '../load.ts';
import type { PageContext } from '../pages/context.ts';
import { problemsOfFinder } from '../pages/finder-steps.ts';
import { problemsOfContents, problemsOfNavigation, problemsOfRoutes } from '../routes.ts';
import { problemsOfNotCovered, problemsOfSynonyms } from '../search/search-words.ts';
import { problemsOfPermits } from '../tables/permits.ts';
import { problemsOfSwaps } from '../tables/swaps.ts';
import { problemsOfRegulation } from './regulation.ts';

/** What is wrong between files, before any page is made of them. */
export function problemsOfFiles({
  files,
  routes,
  build,
}: Pick<PageContext, 'files' | 'routes' | 'build'>): ContentProblem[] {
  return [
    ...problemsOfRoutes(routes.routes),
    ...problemsOfNavigation(files.navigation, routes),
    ...problemsOfContents(files),
    ...problemsOfRevisions(files, build.today),
    ...problemsOfMentions(files),
    ...problemsOfRegulation(files, routes),
    ...problemsOfSwaps(files, build.today),
    ...problemsOfPermits(files, routes, build.today),
    ...problemsOfHolidays(files, build.today),
    ...problemsOfFinder(files),
    ...problemsOfSynonyms(files, routes),
    ...problemsOfNotCovered(files),
  ];
}

/** Pages tell the month in which their words were last gone over: it must have begun. */
function problemsOfRevisions(files: LocaleFiles, today: Date): ContentProblem[] {
  return (['guides', 'countries', 'offers', 'articles'] as const).flatMap((folder) =>
    [...files[folder]].flatMap(([key, { reviewed }]) =>
      problemsIn(wordsFile(files.locale, folder, key), (demand) =>
        demand(!isInFuture(reviewed, today), 'reviewed', 'a month that has begun', reviewed),
      ),
    ),
  );
}

/** Another country that a page has a reason to name must be one of ours. */
function problemsOfMentions(files: LocaleFiles): ContentProblem[] {
  const expected = `one of ${[...files.countries.keys()].join(', ')}`;
  return (['guides', 'countries', 'offers'] as const).flatMap((folder) =>
    [...files[folder]].flatMap(([key, { mayAlsoName = [] }]) =>
      problemsIn(wordsFile(files.locale, folder, key), (demand) => {
        for (const { country } of mayAlsoName) {
          demand(files.countries.has(country), 'mayAlsoName', expected, country);
        }
      }),
    ),
  );
}
