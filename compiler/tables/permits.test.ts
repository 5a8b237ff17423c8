import { expect, test } from 'vitest';
import { loadEnglish } from '../../tests/support/load-english.ts';
import { readBuildConfig } from '../build-config.ts';
import { compile } from '../compile.ts';
import { permitCsv, permitFilesOf } from '../open-data/tables.ts';
import { allRoutes, createRouteTable } from '../routes.ts';
import type { PermitTable } from '../schemas/tables.ts';
import { permitAnswers, problemsOfPermits } from './answer-tables.ts';
import { allNationalities } from './places.ts';

const content = loadEnglish(process.cwd());
const build = readBuildConfig({ WAYMARK_TODAY: '2026-11-22' });
const [language] = content.locales;
const files = { ...content, ...language };
const site = compile(content, build);
const codes = allNationalities(files, files.permitWords.places).map(({ code }) => code);
const germany = tableOf('germany');

function tableOf(destination: string): PermitTable {
  const table = content.permits.get(destination);
  if (table === undefined) throw new Error(`There is no table of ${destination}.`);
  return table;
}

function answerIn(destination: string, code: string) {
  const found = permitAnswers(tableOf(destination), files).find((one) => one.code === code);
  if (found === undefined) throw new Error(`${code} has no row in ${destination}.`);
  return found;
}

const routes = createRouteTable(allRoutes(files));

/** What is wrong, by its field, once the table of Germany is changed. */
function problemsOf(change: Partial<PermitTable>): string[] {
  const permits = new Map([['germany', { ...germany, ...change }]]);
  return problemsOfPermits({ ...files, permits }, routes, build.today).map(({ field }) => field);
}

const [firstStay] = germany.stays;
if (firstStay === undefined) throw new Error('The table has no rule.');
const stay = firstStay;

test('every nationality can be chosen, each once: states, and papers that name no state, but no territory', () => {
  expect(codes).toEqual(
    expect.arrayContaining(['IN', 'XK', 'TW', 'HK', 'PS', 'VA', 'GBN', 'XXA', 'XXB']),
  );
  expect(codes.filter((code) => ['PR', 'GL', 'BM', 'EU', 'SU', 'UN'].includes(code))).toEqual([]);
  expect(new Set(codes).size).toBe(codes.length);
  // 193 members of the United Nations, the Holy See, Palestine, Kosovo, Taiwan, Hong Kong, Macao, and seven statuses.
  expect(codes).toHaveLength(193 + 6 + 7);
});

test.each([...content.permits])('%s has every nationality but its own once', (_, table) => {
  const rows = permitAnswers(table, files).map(({ code }) => code);
  expect(rows.toSorted()).toEqual(codes.filter((code) => code !== table.code).toSorted());
});

test.each([
  ['ireland', 'IN', 'permit', 'visa'],
  ['france', 'DE', 'free', 'needless'],
  ['germany', 'US', 'permit-there', 'none'],
  ['uk', 'IE', 'free', 'needless'],
  ['uk', 'FR', 'permit', 'authorisation'],
  ['ireland', 'GB', 'free', 'needless'],
  ['spain', 'CH', 'free', 'needless'],
  ['usa', 'FM', 'free', 'needless'],
  ['usa', 'CA', 'permit', 'none'],
  ['usa', 'HT', 'suspended', 'suspended'],
] as const)('in %s, %s: %s to live and work, %s to visit', (destination, code, ofStay, ofVisit) => {
  const { stay: found, visit } = answerIn(destination, code);
  expect(found?.outcome).toBe(ofStay);
  expect(visit === null || visit === 'needless' ? visit : visit.outcome).toBe(ofVisit);
});

test('what no source names is not said: a British subject has no answer on a visit to Ireland', () => {
  expect(answerIn('ireland', 'GBS').visit).toBeNull();
});

test('the tables are sound', () => {
  expect(problemsOfPermits(files, routes, build.today)).toEqual([]);
});

test('what is wrong with a table is told with its field', () => {
  const nationalities = (list: string[]) =>
    problemsOf({ stays: [{ ...stay, nationalities: list }] });
  expect(nationalities(['QQ'])).toEqual(['stays.0.nationalities.0']);
  expect(nationalities(['PR'])).toEqual(['stays.0.nationalities.0']);
  expect(nationalities(['DE'])).toEqual(['stays.0.nationalities.0']);
  expect(nationalities(['IN', 'IN'])).toEqual(['stays.0.nationalities.1']);
  expect(problemsOf({ stays: [{ ...stay, source: 'hearsay' }] })).toEqual(['stays.0.source']);
  expect(problemsOf({ stays: [{ ...stay, leadsTo: '/nowhere' }] })).toEqual(['stays.0.leadsTo']);
  expect(problemsOf({ country: 'atlantis' })).toEqual(['country']);
  expect(problemsOf({ destination: 'prussia' })).toEqual(['destination']);
  expect(problemsOf({ alsoKnow: [{ statement: 'So they say.', source: 'hearsay' }] })).toEqual([
    'alsoKnow.0.source',
  ]);
});

test('a nationality may stand in two rules only if one is on living and the other on visits', () => {
  const twice = { ...stay, id: 'again' };
  expect(problemsOf({ stays: [stay, twice] })[0]).toBe('stays.1.nationalities.0');
});

test('data and pages hold the same rows, and the sheet a line for each answer', () => {
  for (const table of permitFilesOf(site)) {
    const page = site.pages.find(
      ({ kind, content: key }) => kind === 'permit' && key === table.destination,
    );
    const rows = page?.header?.below.flatMap((part) =>
      part.kind === 'verdicts' ? part.groups.flatMap((group) => group.rows) : [],
    );
    const codes = new Set(rows?.map(({ code }) => code));
    for (const { nationality } of table.nationalities) expect(codes).toContain(nationality);
    const answers = table.nationalities.flatMap((one) => [one.stay, one.visit]);
    const told = answers.filter((answer) => answer !== null);
    expect(permitCsv(table).trim().split('\n')).toHaveLength(1 + told.length);
    const shown = rows?.flatMap((row) => row.verdicts).filter(({ source }) => source !== null);
    expect(shown).toHaveLength(told.length);
  }
});
