import { stemmer as arabic } from '@orama/stemmers/arabic';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { stemmer as turkish } from '@orama/stemmers/turkish';
import { stemmer as ukrainian } from '@orama/stemmers/ukrainian';
import { beforeAll, expect, test } from 'vitest';
import { readBuildConfig } from '../../../compiler/build-config.ts';
import { allPages, compile, type Site } from '../../../compiler/compile.ts';
import { loadContent } from '../../../compiler/load.ts';
import { searchPages } from '../../../compiler/search/search-pages.ts';
import { type SearchQuestion, searchQuestions } from '../../../tests/support/search-questions.ts';
import { translatedQuestions } from '../../../tests/support/translated-questions.ts';
import { createSearch, type Found } from './find.ts';
import type { Stemmer } from './page-index.ts';

const stemmers: Readonly<Record<string, Stemmer>> = {
  '': english,
  '/es': spanish,
  '/ar': arabic,
  '/uk-ua': ukrainian,
  '/fr': french,
  '/tr': turkish,
};

const leastAmongThree = 54;
const leastFirst = 42;
/** Of the questions in other languages. */
const leastShareAmongThree = 0.8;
/** What somebody types who names no situation, below which language, and what the address of the guide has. */
const namedAlone = [
  ['', 'passport', /passport$/],
  ['', 'pasport', /passport$/],
  ['', 'driving licence', /driving-licen[cs]e$/],
  ['', 'drivers license', /driving-licen[cs]e$/],
  ['', 'residence permit', /resident-permit$|residence-permit$/],
  ['', 'passport germany', /germany-passport$/],
  ['', 'my uk passport', /uk-passport$/],
  ['', 'driving licence spain', /spain-driving-license$/],
  ['', 'ielts', /ielts$/],
  ['/es', 'pasaporte', /passport$/],
  ['/ar', 'جواز السفر', /passport$/],
  ['/uk-ua', 'паспорт', /passport$/],
  ['/fr', 'passeport', /passport$/],
  ['/tr', 'pasaport', /passport$/],
] as const;
/** What somebody types who says what happened and where, below which language, and the country. */
const namedWithCountry = [
  ['', 'lost my driving licence ireland', 'ireland'],
  ['', 'my licence was stolen ireland', 'ireland'],
  ['', 'renew my driving licence ireland', 'ireland'],
  ['', 'renew residence permit ireland', 'ireland'],
  ['', 'how do i replace a damaged driving license in germany', 'germany'],
  ['', 'lost my driving licence spain', 'spain'],
  ['', 'first passport france', 'france'],
  ['', 'renew driving licence northern ireland', 'uk'],
  ['/es', 'perdí mi carnet de conducir irlanda', 'ireland'],
  ['/ar', 'ضاعت رخصة القيادة أيرلندا', 'ireland'],
  ['/uk-ua', 'загубив водійські права ірландія', 'ireland'],
  ['/fr', 'jai perdu mon permis de conduire irlande', 'ireland'],
  ['/tr', 'irlanda ehliyetimi kaybettim', 'ireland'],
] as const;
/** What somebody types who was cheated, or is about to be. */
const cheated = [
  ['', 'fraud'],
  ['', 'i was scammed'],
  ['', 'fake passport'],
  ['', 'buy passport'],
  ['', 'my money is gone'],
  ['/es', 'estafa'],
  ['/es', 'me estafaron'],
  ['/es', 'comprar carnet'],
  ['/ar', 'شخص نصب علي'],
  ['/ar', 'شراء جواز'],
  ['/uk-ua', 'шахраї'],
  ['/uk-ua', 'шахраї продали фальшивий паспорт'],
  ['/fr', 'arnaque'],
  ['/fr', 'je me suis fait arnaquer'],
  ['/fr', 'acheter un permis de conduire'],
  ['/tr', 'dolandirildim'],
  ['/tr', 'ehliyet satin almak'],
] as const;
/** What somebody types who doubts an offer. */
const inDoubt = [
  ['', 'someone offered me a uk passport'],
  ['/es', 'me ofrecieron un pasaporte'],
  ['/ar', 'عرض علي جواز سفر'],
  ['/uk-ua', 'мені запропонували паспорт'],
  ['', 'is this site real'],
  ['', 'fake website'],
  ['/es', 'oferta real'],
  ['/ar', 'هل هذا الموقع حقيقي'],
  ['/uk-ua', 'фейковий сайт'],
  ['/fr', 'on m’a proposé un passeport'],
  ['/fr', 'site officiel ou faux site'],
  ['/tr', 'bana pasaport teklif ettiler'],
  ['/tr', 'bu site gercek mi'],
] as const;
/** What we do not write about, and the topic that says who does. */
const notCovered = [
  ['', 'asylum', 'asylum'],
  ['', 'student visa uk', 'student-visa'],
  ['', 'tax number', 'tax-number'],
  ['', 'birth abroad', 'birth-abroad'],
  ['', 'irish passport', 'irish-passport'],
  ['/es', 'asilo', 'asylum'],
  ['/es', 'visa de estudiante', 'student-visa'],
  ['/es', 'número fiscal', 'tax-number'],
  ['/ar', 'طلب لجوء', 'asylum'],
  ['/ar', 'فيزا دراسة', 'student-visa'],
  ['/uk-ua', 'притулок', 'asylum'],
  ['/uk-ua', 'тимчасовий захист', 'temporary-protection'],
  ['/fr', 'demande d’asile', 'asylum'],
  ['/fr', 'visa étudiant', 'student-visa'],
  ['/fr', 'numéro fiscal', 'tax-number'],
  ['/tr', 'iltica', 'asylum'],
  ['/tr', 'ogrenci vizesi', 'student-visa'],
  ['/tr', 'vergi numarasi', 'tax-number'],
] as const;
const nothing = ['asdfgh', 'nope-xyz', 'pizza recipe', 'weather in spain', 'how do i cook rice'];
/** What somebody types in another language or script than the page has, or in another spelling, and a page that answers it. */
const otherwise = [
  ['', 'e-visa', '/services/uk/uk-residence-permit/evisa'],
  ['', 'e visa', '/services/uk/uk-residence-permit/evisa'],
  ['', 'pass\u00adport', '/services/uk/uk-passport'],
  ['', 'sharecode', '/services/uk/uk-residence-permit/prove-status'],
  ['', 'syrian diploma germany', '/services/school-diplomas/recognise-germany'],
  ['/ar', 'Führerschein', '/ar/services/germany/german-driving-license'],
  ['/ar', 'renew passport', '/ar/services/uk/uk-passport/renew-adult'],
  ['/ar', 'chahada takafo2 almania', '/ar/services/school-diplomas/recognise-germany'],
  ['/es', 'renew passport', '/es/services/uk/uk-passport/renew-adult'],
  ['/es', 'necesito visa para irlanda soy mexicano', '/es/work-and-live/ireland'],
  ['/uk-ua', 'Сполучене Королівство паспорт', '/uk-ua/services/uk/uk-passport'],
  [
    '/uk-ua',
    'украинские права в испании',
    '/uk-ua/services/spain/spain-driving-license/exchange-non-eu',
  ],
  [
    '/uk-ua',
    'prava ukraina nimechchyna obmin',
    '/uk-ua/services/germany/german-driving-license/exchange-non-eu',
  ],
  ['/uk-ua', 'айелтс для визы', '/uk-ua/services/uk/ielts/uk-visa'],
  ['/fr', 'Aufenthaltstitel', '/fr/services/germany/germany-resident-permit'],
  ['/fr', 'renew passport', '/fr/services/uk/uk-passport/renew-adult'],
  ['/tr', 'Führerschein', '/tr/services/germany/german-driving-license'],
  ['/tr', 'renew passport', '/tr/services/uk/uk-passport/renew-adult'],
] as const;

let site: Site;
const searches = new Map<string, Awaited<ReturnType<typeof createSearch>>>();

beforeAll(async () => {
  site = compile(loadContent(process.cwd()), readBuildConfig({}));
  for (const [prefix, stem] of Object.entries(stemmers)) {
    const locale = prefix.slice(1) || 'en';
    const data = allPages(site)
      .filter(({ language }) => language.locale === locale)
      .flatMap(({ sections }) => sections.flatMap(({ body }) => body))
      .find((part) => part.kind === 'search-results')?.data;
    if (data === undefined) throw new Error(`${locale} has no search.`);
    searches.set(prefix, await createSearch({ ...data, pages: searchPages(site, locale) }, stem));
  }
});

test(`of ${searchQuestions.length} questions as people type them, ${leastAmongThree} have an answer among the first three pages`, () => {
  const { first, amongThree, misses } = placesOf('', searchQuestions);
  expect(amongThree, misses).toBeGreaterThanOrEqual(leastAmongThree);
  expect(first, misses).toBeGreaterThanOrEqual(leastFirst);
});

test.each(Object.entries(translatedQuestions))(
  'questions below /%s have an answer among the first three pages',
  (locale, questions) => {
    const { amongThree, misses } = placesOf(`/${locale}`, questions);
    expect(amongThree, misses).toBeGreaterThanOrEqual(questions.length * leastShareAmongThree);
  },
);

test.each(namedAlone)(
  'below "%s" the document %s alone leads to a guide on it',
  (prefix, typed, document) => {
    const guides = allPages(site).flatMap(({ kind, path }) => (kind === 'guide' ? [path] : []));
    const [first = ''] = pathsFor(prefix, typed);
    expect(guides).toContain(first);
    expect(first).toMatch(document);
  },
);

test.each(namedWithCountry)(
  'below "%s" who types "%s" is led to a page on %s',
  (prefix, typed, country) => {
    const [first = ''] = pathsFor(prefix, typed);
    expect(first.startsWith(`${prefix}/services/${country}/`), first).toBe(true);
  },
);

test.each(cheated)(
  'below "%s" who types "%s" is led first to the page on fraud',
  (prefix, typed) => {
    expect(pathsFor(prefix, typed)[0]).toBe(`${prefix}/safety/document-fraud`);
  },
);

test.each(inDoubt)(
  'below "%s" who types "%s" is led first to the check of offers',
  (prefix, typed) => {
    expect(pathsFor(prefix, typed)[0]).toBe(`${prefix}/is-it-real`);
  },
);

test.each(notCovered)(
  'below "%s" for "%s" the search says who writes about %s, and shows no page in its place',
  (prefix, typed, topic) => {
    expect(find(prefix, typed)).toMatchObject({ topic, pages: [] });
  },
);

test.each(nothing)('nothing is found for "%s"', (typed) => {
  expect(find('', typed)).toMatchObject({ topic: undefined, pages: [] });
});

test.each(otherwise)('below "%s" "%s" is answered by %s', (prefix, typed, answer) => {
  expect(pathsFor(prefix, typed).slice(0, 3)).toContain(answer);
});

test('a section in which the words stand is told beside its page', () => {
  const { pages } = find('', 'renew passport photo');
  expect(pages[0]?.headings.map(({ id }) => id)).toContain('bring-photo');
});

test('the words that were found are marked in all their forms, and others are not', () => {
  const [page] = find('', 'renewing passports').pages;
  const marked = ['renew', 'renewal', 'renewed', 'passport', 'replace'].filter((word) =>
    page?.isMarked(word),
  );
  expect(marked).toEqual(['renew', 'renewal', 'renewed', 'passport']);
});

function find(prefix: string, typed: string): Found {
  const search = searches.get(prefix);
  if (search === undefined) throw new Error(`There is no search below ${prefix}.`);
  return search.find(typed);
}

function pathsFor(prefix: string, typed: string): string[] {
  return find(prefix, typed).pages.map(({ page }) => page.url);
}

/** How many questions are answered by the first page that comes and by the first three, and which are not. */
function placesOf(prefix: string, questions: readonly SearchQuestion[]) {
  const places = questions.map(([typed, ...answers]) => {
    const found = pathsFor(prefix, typed);
    return { typed, found, place: found.findIndex((path) => answers.includes(path)) };
  });
  return {
    first: places.filter(({ place }) => place === 0).length,
    amongThree: places.filter(({ place }) => place >= 0 && place < 3).length,
    misses: places
      .filter(({ place }) => place !== 0)
      .map(({ typed, found, place }) => `${place + 1} ${typed}: ${found.slice(0, 3).join(' ')}`)
      .join('\n'),
  };
}
