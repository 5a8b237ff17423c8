import { expect, test } from 'vitest';
import { loadEnglish } from '../../tests/support/load-english.ts';
import { readBuildConfig } from '../build-config.ts';
import { compile } from '../compile.ts';
import { ContentError } from '../content-error.ts';
import type { Content } from '../load.ts';
import { swapFilesOf } from '../open-data/tables.ts';
import type { LicenceSwaps } from '../schemas/tables.ts';
import { allPlaces, placeName } from './places.ts';

const content = loadEnglish(process.cwd());
const build = readBuildConfig({ WAYMARK_TODAY: '2026-11-22' });
const [language] = content.locales;
const files = { ...content, ...language };

function changed(change: (swaps: LicenceSwaps) => LicenceSwaps): Content {
  const germany = content.licences.get('germany');
  if (germany === undefined) throw new Error('There is no table of Germany.');
  return { ...content, licences: new Map([...content.licences, ['germany', change(germany)]]) };
}

/** Fields that are wrong once the table of Germany is changed. */
function problemsOf(change: (swaps: LicenceSwaps) => LicenceSwaps): string[] {
  try {
    compile(changed(change), build);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map(({ field }) => field);
  }
}

function withRule(rule: Partial<LicenceSwaps['rules'][number]>) {
  return problemsOf((swaps) => {
    const [first] = swaps.rules;
    if (first === undefined) throw new Error('The table has no rule.');
    return { ...swaps, rules: [{ ...first, ...rule }] };
  });
}

test.each([
  ['IN', 'India'],
  ['US-TX', 'Texas, USA'],
  ['GB', 'Great Britain'],
  ['QQ', null],
  ['US-ZZ', null],
])('%s is called %s', (code, name) => {
  expect(placeName(code, files, files.licenceWords.places)).toBe(name);
});

test('every country that issues licences can be chosen, each once, and no union or country of the past', () => {
  const codes = allPlaces(files).map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(['IN', 'NG', 'US', 'US-TX', 'XK', 'TW']));
  expect(codes.filter((code) => ['EU', 'DD', 'SU', 'UN', 'ZZ', 'XA'].includes(code))).toEqual([]);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.length).toBeGreaterThan(240);
});

test('what is wrong with a table is told with its field', () => {
  expect(withRule({ issuers: ['QQ'] })).toEqual(['rules.0.issuers.0']);
  expect(withRule({ issuers: ['DE'] })).toEqual(['rules.0.issuers.0']);
  expect(withRule({ issuers: ['IN', 'IN'] })).toEqual(['rules.0.issuers.1']);
  expect(withRule({ source: 'hearsay' })).toEqual(['rules.0.source']);
  expect(
    problemsOf((swaps) => ({ ...swaps, case: 'germany/german-driving-license/none' })),
  ).toEqual(['case', 'others.case']);
});

test('a source has to be of the register, on one of its hosts, and of a month that has begun', () => {
  const withSource = (change: Partial<LicenceSwaps['sources'][string]>) =>
    problemsOf((swaps) => {
      const [[name, source] = ['', undefined]] = Object.entries(swaps.sources);
      if (source === undefined) throw new Error('The table has no source.');
      return { ...swaps, sources: { ...swaps.sources, [name]: { ...source, ...change } } };
    });
  expect(withSource({ publisher: 'Nobody' })).toEqual([
    expect.stringMatching(/^sources\..+\.publisher$/),
  ]);
  expect(withSource({ url: 'https://else.example/' })).toEqual([expect.stringMatching(/\.url$/)]);
  expect(withSource({ asOf: '2027-01' })).toEqual([expect.stringMatching(/\.asOf$/)]);
});

test('data and pages hold the same rows', () => {
  const site = compile(content, build);
  for (const swaps of swapFilesOf(site)) {
    const page = site.pages.find(
      ({ kind, content: key }) => kind === 'swap' && key === swaps.destination,
    );
    const folds = page?.sections.flatMap(({ body }) =>
      body.flatMap((part) => (part.kind === 'answer-table' ? part.folds : [])),
    );
    const listed = folds?.flatMap(({ places }) => places.map(({ code }) => code));
    expect(listed?.toSorted()).toEqual(
      [...new Set(swaps.swaps.map(({ issuer }) => issuer))].toSorted(),
    );
  }
});
