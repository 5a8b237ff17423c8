import { createCalendar } from '../../../compiler/facts/dates.ts';
import { listEntries } from '../../../compiler/facts/facts.ts';
import { placesOfFacts } from '../../../compiler/facts/shown-facts.ts';
import type { Page } from '../../../compiler/page.ts';
import type { FactsFile } from '../../../compiler/schemas/facts.ts';
import { getSite } from '../../../compiler/site.ts';
import { ifTranslated } from '../../../compiler/translation/untranslated.ts';
import { tellMoney } from '../../../plan/money.ts';
import { content, siteRoutes, words } from '../content.ts';
import { siteUrl } from './pages.ts';

// What the built site is compared with: the content, compiled anew rather than read from the build that is tested. Tests of the
// built site take all that they need of the compiler from here.

export { allPages } from '../../../compiler/compile.ts';
export { needsChecking } from '../../../compiler/facts/dates.ts';
export { type Fact, lastSaid } from '../../../compiler/facts/facts.ts';
export { isRegisteredIn } from '../../../compiler/pages/contact.ts';
export { anchorOf } from '../../../compiler/pages/parts.ts';
export { prefixOf } from '../../../compiler/routes.ts';
export { factsFileSchema } from '../../../compiler/schemas/facts.ts';
export { testimonialsSchema } from '../../../compiler/schemas/home.ts';
export { offerSchema } from '../../../compiler/schemas/offer.ts';
export type { Route } from '../../../compiler/schemas/routes.ts';
export { numbersOf } from '../../../compiler/translation/fit.ts';
export { tellDuration } from '../../../plan/dates.ts';
export { content, navigation, routes, settings, siteRoutes, words } from '../content.ts';

/** What the site says, compiled anew. */
export const site = getSite();

/** The day of the build that is tested. */
export const { today: builtOn } = site.build;

/** How pages in a language, by its tag, write the month and the level of a source. */
export function sourceWords(tag: string) {
  const locale = site.content.locales.find(({ language }) => language.tag === tag);
  const { source } = locale?.interface ?? words;
  return { source, monthLabel: createCalendar(tag, source).month };
}

/** An amount as English pages write it. */
export function formatMoney(money: Parameters<typeof tellMoney>[0]): string {
  return tellMoney(money, 'en-GB', words.source);
}

/** Where a page is in each language that has it, in order, like "es https://…/es/faq"; English stands for all others. None where it is alone. */
export function alternateAddresses({ versions }: Page): string[] {
  const own = versions.filter(({ inEnglish }) => inEnglish === null);
  if (own.length < 2) return [];
  const addresses = own.map(({ tag, path }) => [new Intl.Locale(tag).language, siteUrl + path]);
  return [...addresses, ['x-default', addresses[0]?.[1]]].map((pair) => pair.join(' ')).toSorted();
}

export const openDataWords = site.content.openData;

/** Where "npm run facts" says that each fact stands. */
export const factPlaces = placesOfFacts(site.pages);

export const factBook = site.facts;

/** What facts are called, in every language. */
export const factLabels = new Set(
  [content, ...site.content.locales].flatMap(({ facts: files = new Map<string, FactsFile>() }) =>
    [...files.values()].flatMap((file) =>
      listEntries(file).flatMap(({ entry }) =>
        'label' in entry ? (ifTranslated(() => entry.label) ?? []) : [],
      ),
    ),
  ),
);

/** Everyone whose word a fact rests on. */
export const { publishers } = site.content;

/** A page on one document, or on those of a country, with what it may not say of our help. */
export type DocumentPage = {
  path: string;
  kind: 'guide' | 'case' | 'offer' | 'country';
  country: string;
  authority: FactsFile['authority'];
  applyAt: string;
  isRegulated: boolean;
  isPaid: boolean;
};

/** Every guide, case, offer and landing page. */
export const documentPages: readonly DocumentPage[] = routesTo('guide', (key) => {
  const { cases: [usual] = [], regulatedAdvice = false } = content.guides.get(key) ?? {};
  const applyAt = usual?.applyAt;
  return { facts: key, guide: key, isRegulated: regulatedAdvice, isPaid: false, applyAt };
}).concat(
  routesTo('case', (key) => {
    const guide = key.slice(0, key.lastIndexOf('/'));
    const { cases = [], regulatedAdvice = false } = content.guides.get(guide) ?? {};
    const { applyAt } = cases.find(({ id }) => key === `${guide}/${id}`) ?? {};
    return { facts: guide, guide, isRegulated: regulatedAdvice, isPaid: false, applyAt };
  }),
  routesTo('offer', (key) => {
    const offer = content.offers.get(key);
    const { facts: file = '', guide = '', regulatedAdvice = false, ourFee = null } = offer ?? {};
    return { facts: file, guide, isRegulated: regulatedAdvice, isPaid: ourFee !== null };
  }),
  routesTo('country', (key) => {
    const file = `${key}/${content.countries.get(key)?.slug ?? ''}`;
    return { facts: file, guide: file, isRegulated: false, isPaid: false };
  }),
);

type Described = {
  facts: string;
  guide: string;
  isRegulated: boolean;
  isPaid: boolean;
  /** Where it is not the page where all applications for the document begin. */
  applyAt?: string | undefined;
};

function routesTo(
  kind: DocumentPage['kind'],
  rightsOf: (key: string) => Described,
): DocumentPage[] {
  return siteRoutes
    .filter((route) => route.kind === kind)
    .map(({ path, content: key }) => {
      const { facts: file, guide, isRegulated, isPaid, applyAt } = rightsOf(key);
      const found = content.facts.get(file);
      if (found === undefined) throw new Error(`${path} has no facts in ${file}.`);
      const { authority } = found;
      const country = guide.replace(/\/.*/, '');
      return {
        path,
        kind,
        country,
        authority,
        applyAt: applyAt ?? found.applyAt,
        isRegulated,
        isPaid,
      };
    });
}
