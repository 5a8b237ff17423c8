import { describe, expect, test } from 'vitest';
import { sampleFacts, sampleFactsByKey, sampleToday } from '../tests/support/sample-facts.ts';
import { createCalendar } from './dates.ts';
import { createFigureTeller } from './figures.ts';
import { loadContent } from './load.ts';
import type { Inline } from './page.ts';

const [language] = loadContent(process.cwd()).locales;
const { source: words } = language.interface;
const calendar = createCalendar('en-GB', words.noDate);

function tellerAt(today = sampleToday) {
  const teller = createFigureTeller({ today, words, calendar });
  return { ...teller, signsOf: (id: string) => signsIn(teller.figure(factOf(id)).evidence) };
}

function factOf(id: string, facts = sampleFactsByKey()) {
  const fact = facts.get(`uk/library-card/${id}`);
  if (fact === undefined) throw new Error(`There is no sample ${id}.`);
  return fact;
}

function signsIn(evidence: readonly Inline[]) {
  return evidence.map((inline) => (inline.type === 'note' ? inline.number : inline.type));
}

test('the same source keeps its number, and the list says who told it, when, and how far it carries', () => {
  const { signsOf, sources } = tellerAt();
  expect(['validity', 'fee-card', 'validity'].map(signsOf)).toEqual([[1], [2, 'doubt'], [1]]);
  expect(sources()).toMatchObject([
    { number: 1, publisher: 'GOV.UK', month: 'April 2026', level: 'official' },
    {
      number: 2,
      publisher: 'The Daily Sample',
      month: 'January 2025',
      level: 'reported by others',
    },
  ]);
});

test('a source that was read again in another month is another one', () => {
  const { figure, sources } = tellerAt();
  figure(factOf('validity'));
  figure({ ...factOf('validity'), asOf: '2026-09' });
  expect(sources().map(({ month }) => month)).toEqual(['April 2026', 'September 2026']);
});

test('a figure that was found at its source again says when, and is as fresh as that', () => {
  const { figure, sources, doubts } = tellerAt();
  const old = { ...factOf('time-card'), asOf: 'unknown' };
  expect(signsIn(figure(old).evidence)).toEqual([1, 'doubt']);
  expect(
    signsIn(figure({ ...old, key: 'uk/library-card/again', checked: '2026-10' }).evidence),
  ).toEqual([2]);
  expect(sources().map(({ month }) => month)).toEqual(['no date given', 'checked October 2026']);
  expect(doubts()).toEqual({ count: 1, total: 2 });
});

test('a source without a month says so in the list', () => {
  const { signsOf, sources } = tellerAt();
  // A rule has no price, so it carries no sign.
  expect(signsOf('who-resident')).toEqual([1]);
  expect(sources()).toMatchObject([{ month: 'no date given' }]);
});

test('of what nobody has read, no figure and no number stand there, but the way to the authority', () => {
  const { figure, signsOf, sources } = tellerAt();
  expect(figure(factOf('fee-lost'))).toMatchObject({ text: null, note: null });
  expect(signsOf('fee-lost')).toEqual(['link']);
  expect(sources()).toEqual([]);
});

test('money told in words is marked as a price is, and words without an amount are not', () => {
  const { figure } = tellerAt();
  const signsOfWords = (value: string, translated = value) => {
    const changed = sampleFacts.facts.map((fact) => ({ ...fact, value, asOf: 'unknown' as const }));
    const fact = factOf('validity', sampleFactsByKey({ facts: changed }));
    return signsIn(figure({ ...fact, figure: translated }).evidence).slice(1);
  };
  expect(signsOfWords('£1 to £6')).toEqual(['doubt']);
  expect(signsOfWords('1 to 6 pounds', 'від 1 до 6 фунтів')).toEqual(['doubt']);
  expect(signsOfWords('See the library')).toEqual([]);
});

test('a source alone is a number, and never in doubt', () => {
  expect(signsIn(tellerAt().citation(factOf('fee-card')).evidence)).toEqual([1]);
});

describe('prices and times that may have changed', () => {
  test('are those that are old or only reported, and each counts once', () => {
    const { signsOf, doubts } = tellerAt();
    for (const id of ['fee-card', 'fee-card', 'time-card', 'who-resident']) signsOf(id);
    expect(doubts()).toEqual({ count: 1, total: 2 });
  });

  test.each([
    ['2027-09-30T23:59:59Z', [1]],
    ['2027-10-01T00:00:00Z', [1, 'doubt']],
  ])('a time of September 2026, at %s', (moment, signs) => {
    expect(tellerAt(new Date(moment)).signsOf('time-card')).toEqual(signs);
  });
});
