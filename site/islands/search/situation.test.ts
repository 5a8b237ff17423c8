import { beforeAll, describe, expect, test } from 'vitest';
import { readBuildConfig } from '../../../compiler/build-config.ts';
import { allPages, compile, type Site } from '../../../compiler/compile.ts';
import { loadContent } from '../../../compiler/load.ts';
import { placeNamesBeside } from '../../../compiler/tables/place-names.ts';
import { verdictCards } from '../../../compiler/tables/verdict-cards.ts';
import {
  cardOf,
  createSituations,
  guideCardOf,
  originOf,
  situationOf,
  swapCardOf,
  tableOf,
} from './situation.ts';

let site: Site;

beforeAll(() => {
  site = compile(loadContent(process.cwd()), readBuildConfig({}));
});

describe.each([
  ['en', 'indian licence ireland', '/swap-licence/ireland#IN', 'no'],
  ['en', 'licence from india live in dublin', '/swap-licence/ireland#IN', 'no'],
  ['en', 'swap uk licence ireland', '/swap-licence/ireland#GB', 'yes'],
  ['en', 'in germany with french licence', '/swap-licence/germany#FR', 'yes'],
  ['en', 'can i drive in spain with my uae licence', '/swap-licence/spain?from=AE', 'unlisted'],
  ['en', 'texas licence in germany', '/swap-licence/germany#US-TX', 'yes'],
  ['en', 'colombian visit uk', '/work-and-live/uk#CO', 'no'],
  ['en', 'do i need visa for ireland indian passport', '/work-and-live/ireland#IN', 'no'],
  ['en', 'residence permit berlin', '/find/germany/germany-resident-permit', 'apply'],
  ['en', 'a licence from India', '/swap-licence?from=IN', 'apply'],
  ['en', 'south african driving licence', '/swap-licence?from=ZA', 'apply'],
  ['en', 'exchange my driving licence', '/swap-licence', 'apply'],
  ['en', 'swap licence in germany', '/swap-licence/germany', 'apply'],
  ['es', 'canjear carnet en francia', '/es/swap-licence/france', 'apply'],
  ['ar', 'استبدال رخصة قيادة في ألمانيا', '/ar/swap-licence/germany', 'apply'],
  ['uk-ua', 'обменять права в германии', '/uk-ua/swap-licence/germany', 'apply'],
  ['es', 'necesito visa para irlanda soy mexicano', '/es/work-and-live/ireland#MX', 'no'],
  ['es', 'canjear carnet español en inglaterra', '/es/swap-licence/uk#ES', 'yes'],
  ['ar', 'رخصة هندية ايرلندا', '/ar/swap-licence/ireland#IN', 'no'],
  ['ar', 'رخصه مغربيه اسبانيا', '/ar/swap-licence/spain#MA', 'yes'],
  ['uk-ua', 'посвідка берлін', '/uk-ua/find/germany/germany-resident-permit', 'apply'],
  ['uk-ua', 'українські права в німеччині', '/uk-ua/swap-licence/germany#UA', 'yes'],
  ['uk-ua', 'чи треба віза в ірландію українцям', '/uk-ua/work-and-live/ireland#UA', 'no'],
  ['tr', 'hint ehliyeti irlandada', '/tr/swap-licence/ireland#IN', 'no'],
  ['tr', 'ingilterede alman ehliyeti', '/tr/swap-licence/uk#DE', 'yes'],
  ['tr', 'oturma izni berlin', '/tr/find/germany/germany-resident-permit', 'apply'],
])('in %s "%s"', (locale, typed, path, says) => {
  test(`is answered by ${says}, on ${path}`, () => {
    expect(cardFor(locale, typed)).toMatchObject({ path, says });
  });
});

test.each([
  'lost passport uk',
  'renew residence permit germany',
  'stamp 4',
  'lost licence india',
  'renew driving licence ireland',
  'passport from india',
  'indian food in dublin',
  'syrian diploma germany lost papers',
  'tcf for french citizenship paper algeria',
])('whoever types "%s" names no situation', (typed) => {
  expect(cardFor('en', typed)).toBeNull();
});

test('a language that writes "in" as one with the place says where somebody is by that', () => {
  const place = { code: '', swap: '', permit: '' };
  const turkish = createSituations({
    documents: { 'driving-licence': ['ehliyeti'] },
    places: {
      uk: { ...place, words: ['ingiltere', 'ingilterede'] },
      ireland: { ...place, words: ['irlanda', 'irlandada'] },
      germany: { ...place, words: ['alman', 'almanyada'] },
    },
    needs: { visit: ['gezi'], work: ['iş'], swap: ['değiş*'], in: ['içinde', '-de', '-da'] },
    papers: ['ehliyet*'],
    guides: {},
    empty: ['mi'],
    first: [],
    same: [],
    names: [],
    namesInNames: [],
    notCovered: [],
  });
  const placeIn = (typed: string) => situationOf(typed, turkish).place;
  expect(placeIn("İngiltere'de alman ehliyeti")).toBe('uk');
  expect(placeIn('alman ehliyeti ingilterede')).toBe('uk');
  expect(placeIn('irlandada alman ehliyeti')).toBe('ireland');
  expect(placeIn('irlanda ehliyeti alman')).toBe('germany');
});

function cardFor(locale: string, typed: string) {
  const pages = allPages(site);
  const data = pages
    .filter(({ language }) => language.locale === locale)
    .flatMap(({ sections }) => sections.flatMap(({ body }) => body))
    .find((part) => part.kind === 'search-results')?.data;
  if (data === undefined) throw new Error(`${locale} has no search.`);
  const situations = createSituations(data);
  const situation = situationOf(typed, situations);
  const table = tableOf(situation, situations);
  const page = pages.find((one) => one.path === table?.path);
  const cards = page === undefined ? null : verdictCards(page);
  const more = placeNamesBeside(site.content.placeNames);
  const origin = originOf(situation, more, situations);
  return table === null || cards === null || origin === null
    ? (guideCardOf(situation, situations) ?? swapCardOf(situation, more, situations))
    : cardOf(cards, origin, table, (code) => code);
}
