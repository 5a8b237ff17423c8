import { type ContentProblem, problemsIn, textsIn } from '../content-error.ts';
import { isInFuture } from '../facts/dates.ts';
import { checkEvidence } from '../facts/fact-problems.ts';
import { countryOf } from '../facts/facts.ts';
import { interfaceFile, type LocaleFiles, wordsFile } from '../load.ts';
import { isRegisteredIn } from '../pages/contact.ts';
import type { PageContext } from '../pages/context.ts';
import { problemsOfFinder } from '../pages/finder-steps.ts';
import {
  problemsOfContents,
  problemsOfNavigation,
  problemsOfRoutes,
  type RouteTable,
} from '../routes.ts';
import type { GuideWords } from '../schemas/guide.ts';
import type { OfferWords } from '../schemas/offer.ts';
import { problemsOfNotCovered, problemsOfSynonyms } from '../search/search-words.ts';
import { problemsOfPermits, problemsOfSwaps } from '../tables/answer-tables.ts';

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

type RegulatedFile = { file: string; country: string; words: GuideWords | OfferWords };

/**
 * Ways from immigration or nationality help to money, where we hold no registration: a fee on an offer whose guide is
 * regulated, words of a regulated page that lead to paid help, and a country without a register of those who may advise, or
 * without words on who they are.
 * Source: the site specification, "No paid immigration help without a registration".
 */
function problemsOfRegulation(files: LocaleFiles, routes: RouteTable): ContentProblem[] {
  const unregistered = regulatedFiles(files).filter(
    ({ country }) => !isRegisteredIn(country, files.settings.registrations),
  );
  const paid = paidAddresses(files, routes);
  return [
    ...problemsOfCountries(new Set(unregistered.map(({ country }) => country)), files),
    ...unregistered.flatMap(({ file, country, words }) =>
      problemsIn(file, (demand) => {
        const fee = 'ourFee' in words ? words.ourFee : null;
        const expected = `null while the settings hold no registration for ${country}`;
        demand(fee === null, 'ourFee', expected, fee);
        for (const [field, text] of textsIn(words)) {
          for (const [link, address = ''] of text.matchAll(pageLink)) {
            const isPaid = paid.has(routes.resolve(address)?.replace(/[?#].*/, '') ?? '');
            const expected = 'without a link to paid help, for this page is on regulated advice';
            demand(!isPaid, field, expected, link);
          }
        }
      }),
    ),
  ];
}

const pageLink = /\]\((\/[^)]*)\)/g;

/** The pages that lead to help for a fee. */
function paidAddresses({ offers }: LocaleFiles, routes: RouteTable): ReadonlySet<string> {
  const paid = [...offers].filter(([, { ourFee }]) => ourFee !== null);
  return new Set([
    routes.pathOf('page', 'products'),
    ...paid.map(([slug]) => routes.pathOf('offer', slug)),
  ]);
}

/** Guides of regulated advice, and offers that are regulated themselves or help with what such a guide explains. */
function regulatedFiles({ locale, guides, offers }: LocaleFiles): RegulatedFile[] {
  const ofGuides = [...guides].map(([key, words]) => ({
    file: wordsFile(locale, 'guides', key),
    country: countryOf(key),
    words,
    isRegulated: words.regulatedAdvice,
  }));
  const ofOffers = [...offers].map(([slug, words]) => ({
    file: wordsFile(locale, 'offers', slug),
    country: countryOf(words.guide),
    words,
    isRegulated: words.regulatedAdvice || guides.get(words.guide)?.regulatedAdvice === true,
  }));
  return [...ofGuides, ...ofOffers].filter(({ isRegulated }) => isRegulated);
}

/** Countries of regulated advice without a register or without words on it. A registration for one that the site does not know would allow nothing, and nobody would notice. */
function problemsOfCountries(
  regulated: ReadonlySet<string>,
  { locale, settings, countries, interface: { regulation } }: LocaleFiles,
): ContentProblem[] {
  return [
    ...problemsIn('content/settings.json', (demand) => {
      for (const [index, { country }] of settings.registrations.entries()) {
        const expected = `one of ${[...countries.keys()].join(', ')}`;
        demand(countries.has(country), `registrations.${index}.country`, expected, country);
      }
      for (const country of regulated) {
        const expected =
          'the public register of those who may advise, because a page on regulated advice names it';
        const isThere = settings.adviserRegisters[country] !== undefined;
        demand(isThere, `adviserRegisters.${country}`, expected, undefined);
      }
    }),
    ...problemsIn(interfaceFile(locale), (demand) => {
      for (const country of regulated) {
        const expected =
          'who may advise in that country, because a page on regulated advice says so';
        const isThere = regulation.countries[country] !== undefined;
        demand(isThere, `regulation.countries.${country}`, expected, undefined);
      }
    }),
  ];
}

type HolidayFiles = Pick<LocaleFiles, 'holidays' | 'publishers' | 'countries'>;

/** What is wrong with the lists of public holidays, held against publishers and countries. */
export function problemsOfHolidays({ holidays, publishers, countries }: HolidayFiles, today: Date) {
  return [...holidays].flatMap(([country, { source, asOf }]) =>
    problemsIn(`content/holidays/${country}.json`, (demand) => {
      checkEvidence({ source, asOf }, { publishers, today }, demand);
      demand(countries.has(country), '', 'named after a folder of guides', country);
    }),
  );
}
