import { expect, test } from 'vitest';
import { readBuildConfig } from '../build-config.ts';
import { compile } from '../compile.ts';
import { loadContent } from '../load.ts';
import type { OpenAnswer } from '../open-data/shapes.ts';
import { answersOf } from './answers.ts';

const content = loadContent(process.cwd());
const site = compile(content, readBuildConfig({ WAYMARK_TODAY: '2026-11-26' }));
const locales = content.locales.map(({ locale }) => locale);
const tables = new Map(locales.map((locale) => [locale, answersOf(site, locale)]));
const needsOfTables = ['swap-licence', 'live-and-work', 'visit'];

/** What is wrong with the answer of one row of a table; the destination's own licence or citizens need no more than the sentence. */
function faultsOf({ origin, place, need, verdict, sentence, steps, source }: OpenAnswer): string[] {
  const name = `${need} ${place} ${String(origin)}`;
  const isRule = verdict !== 'unlisted' && source !== null;
  return [
    ...(/[{}]/.test(sentence) || sentence.trim() === '' ? [`${name}: no sentence`] : []),
    ...(isRule && steps.length === 0 ? [`${name}: no first step`] : []),
    ...(steps.some(({ label, url }) => label === '' || url === '') ? [`${name}: empty step`] : []),
    ...(verdict === 'no' && source === null ? [`${name}: no source`] : []),
  ];
}

test.each(locales)(
  '%s: every row of every table has a sentence, a first step and a source',
  (locale) => {
    const rows = (tables.get(locale) ?? []).filter(({ need }) => needsOfTables.includes(need));
    const rules = [...content.licences.values()].flatMap(({ rules: all }) => all);
    const issuers = rules.reduce((sum, { issuers: own }) => sum + own.length, 0);
    const swaps = rows.filter(
      ({ need, source, origin }) => need === 'swap-licence' && source && origin,
    );
    expect(swaps).toHaveLength(issuers);
    expect(rows.filter(({ need }) => need === 'live-and-work').length).toBeGreaterThan(1_200);
    expect(rows.flatMap(faultsOf)).toEqual([]);
  },
);

test.each(locales)('%s: what to do first is a page of ours, or an official one', (locale) => {
  const { siteUrl } = site.build;
  const pages = new Set([...site.pages, ...site.translations].map(({ path }) => siteUrl + path));
  const steps = (tables.get(locale) ?? []).flatMap((answer) => answer.steps);
  expect(steps.filter(({ url }) => !pages.has(url) && !url.startsWith('https://'))).toEqual([]);
});

test('every language says the same of every situation', () => {
  const keyOf = ({ need, place, origin, verdict }: OpenAnswer) =>
    `${need} ${place} ${origin} ${verdict}`;
  const english = (tables.get('en') ?? []).map(keyOf).toSorted();
  for (const locale of locales) {
    expect((tables.get(locale) ?? []).map(keyOf).toSorted(), locale).toEqual(english);
  }
});

test('a licence that cannot be swapped leads to the case for it, with cost, time and the last day', () => {
  const india = tables
    .get('en')
    ?.find(({ place, origin }) => place === 'ireland' && origin === 'IN');
  expect(india).toMatchObject({
    verdict: 'no',
    sentence: 'No, you cannot swap a licence from India in Ireland.',
    page: 'http://localhost:4321/swap-licence/ireland#IN',
    steps: [
      { case: 'ireland/ireland-driving-license/no-exchange', cost: expect.stringMatching(/^€/) },
    ],
    source: { publisher: 'Houses of the Oireachtas', asOf: '2024-02' },
  });
  expect(india?.steps[0]?.time).not.toBe('');
  expect(india?.steps[0]?.until).not.toBe('');
});

test('whoever is not on the list is told the tests where any licence is swapped after them', () => {
  const rows = (tables.get('en') ?? []).filter(
    ({ need, origin, source }) => need === 'swap-licence' && origin === null && source !== null,
  );
  const saidOf = (name: string) => rows.find(({ place }) => place === name);
  expect(saidOf('germany')).toMatchObject({
    verdict: 'if',
    sentence:
      'Yes, you can swap a licence from this country in Germany if you pass the theory test and the driving test.',
    steps: [{ case: 'germany/german-driving-license/exchange-non-eu' }],
  });
  expect(saidOf('spain')).toMatchObject({ verdict: 'unlisted' });
});

test('where nobody swaps a licence from another country, whoever comes with one is told the tests, and no case for a swap', () => {
  const saidIn = (name: string) =>
    tables
      .get('en')
      ?.find((row) => row.need === 'swap-licence' && row.place === name && row.origin === null);
  expect(saidIn('california')).toMatchObject({
    verdict: 'no',
    sentence:
      'No, you cannot swap a licence from this country in California. For a new licence, you have to pass the theory test and the driving test.',
    steps: [{ label: 'Get a California licence if you hold another' }],
    source: { asOf: '2026-07' },
  });
  const cases = { alabama: 'first-licence', florida: 'foreign-licence', texas: 'first-licence' };
  for (const [name, id] of Object.entries(cases)) {
    expect(saidIn(name)).toMatchObject({
      verdict: 'unlisted',
      sentence: expect.stringMatching(
        /^Not on the list: .* Plan for the theory test and the driving test\.$/,
      ),
      steps: [
        { case: `usa/${name}-driving-license/${id}`, until: expect.stringMatching(/^within/) },
      ],
    });
  }
});

test('where some may and others may not, each is told their own step', () => {
  const rows = (tables.get('en') ?? []).filter(
    ({ need, place, origin }) => need === 'swap-licence' && place === 'france' && origin === 'UA',
  );
  expect(rows.map(({ verdict, steps }) => [verdict, steps.map((step) => step.case)])).toEqual([
    ['yes', ['france/france-driving-license/exchange']],
    ['no', ['france/france-driving-license/first-licence']],
  ]);
});

test('a document that no guide explains is said not to be covered', () => {
  const missing = (tables.get('en') ?? []).filter(({ verdict }) => verdict === 'not-covered');
  expect(missing.map(({ need, place }) => `${need} ${place}`)).toContain('work-permit uk');
});
