import type { ContentProblem } from './content-error.ts';
import { countryOf } from './facts.ts';
import { interfaceFile, type LocaleFiles, wordsFile } from './load.ts';
import type { RouteTable } from './routes.ts';
import type { GuideWords } from './schemas/guide.ts';
import type { OfferWords } from './schemas/offer.ts';
import type { Settings } from './schemas/settings.ts';

/** Whether the settings hold a registration to advise on immigration in that country. */
export function isRegisteredIn(country: string, registrations: Settings['registrations']): boolean {
  return registrations.some((registration) => registration.country === country);
}

type RegulatedFile = { file: string; country: string; words: GuideWords | OfferWords };

/**
 * Ways from immigration or nationality help to money, where we hold no registration: a fee on an offer whose guide is
 * regulated, words of a regulated page that lead to paid help, and a country without a register of those who may advise, or
 * without words on who they are.
 * Source: the site specification, "No paid immigration help without a registration".
 */
export function problemsOfRegulation(files: LocaleFiles, routes: RouteTable): ContentProblem[] {
  const unregistered = regulatedFiles(files).filter(
    ({ country }) => !isRegisteredIn(country, files.settings.registrations),
  );
  return [
    ...problemsOfRegistrations(files),
    ...unregistered.flatMap(problemsOfFee),
    ...unregistered.flatMap((regulated) => problemsOfLinks(regulated, files.offers, routes)),
    ...problemsOfCountries(
      unregistered.map(({ country }) => country),
      files,
    ),
  ];
}

/** A registration for a country that the site does not know would allow nothing, and nobody would notice. */
function problemsOfRegistrations({ settings, countries }: LocaleFiles): ContentProblem[] {
  return settings.registrations.flatMap(({ country }, index) =>
    countries.has(country)
      ? []
      : [
          {
            file: 'content/settings.json',
            field: `registrations.${String(index)}.country`,
            expected: `one of ${[...countries.keys()].join(', ')}`,
            got: country,
          },
        ],
  );
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

function problemsOfFee({ file, country, words }: RegulatedFile): ContentProblem[] {
  if (!('ourFee' in words) || words.ourFee === null) return [];
  const expected = `null while the settings hold no registration for ${country}`;
  return [{ file, field: 'ourFee', expected, got: words.ourFee }];
}

const pageLink = /\]\((\/[^)]*)\)/g;

function problemsOfLinks(
  { file, words }: RegulatedFile,
  offers: LocaleFiles['offers'],
  routes: RouteTable,
): ContentProblem[] {
  const paid = new Set([
    routes.pathOf('page', 'products'),
    ...[...offers].flatMap(([slug, { ourFee }]) =>
      ourFee === null ? [] : [routes.pathOf('offer', slug)],
    ),
  ]);
  return textsIn(words).flatMap(([field, text]) =>
    [...text.matchAll(pageLink)]
      .filter(([, address = '']) => paid.has(routes.resolve(address)?.replace(/[?#].*/, '') ?? ''))
      .map(([link]) => ({
        file,
        field,
        expected: 'without a link to paid help, for this page is on regulated advice',
        got: link,
      })),
  );
}

/** Every text below a value, with the names that lead to it, like "closing.body". */
function textsIn(value: unknown, field = ''): [field: string, text: string][] {
  if (typeof value === 'string') return [[field, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    textsIn(inner, field === '' ? name : `${field}.${name}`),
  );
}

function problemsOfCountries(
  countries: readonly string[],
  { locale, settings, interface: { regulation } }: LocaleFiles,
): ContentProblem[] {
  return [...new Set(countries)].flatMap((country) => [
    ...missing(settings.adviserRegisters[country], {
      file: 'content/settings.json',
      field: `adviserRegisters.${country}`,
      expected:
        'the public register of those who may advise, because a page on regulated advice names it',
    }),
    ...missing(regulation.countries[country], {
      file: interfaceFile(locale),
      field: `regulation.countries.${country}`,
      expected: 'who may advise in that country, because a page on regulated advice says so',
    }),
  ]);
}

function missing(value: unknown, problem: Omit<ContentProblem, 'got'>): ContentProblem[] {
  return value === undefined ? [{ ...problem, got: undefined }] : [];
}
