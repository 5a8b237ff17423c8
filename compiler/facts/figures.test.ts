import { describe, expect, test } from 'vitest';
import { sampleFacts, sampleFactsByKey, sampleToday } from '../../tests/support/sample-facts.ts';
import { loadContent } from '../load.ts';
import type { Inline } from '../page.ts';
import { createCalendar } from './dates.ts';
import { createFigureTeller } from './figures.ts';

const [language] = loadContent(process.cwd()).locales;
const { source: words } = language.interface;
const calendar = createCalendar('en-GB', words);

function tellerAt(today = sampleToday, tag = 'en-GB') {
  const teller = createFigureTeller({ today, words, calendar, tag });
  return { ...teller, signsOf: (id: string) => signsIn(teller.figure(factOf(id)).evidence) };
}

function factOf(id: string, facts = sampleFactsByKey()) {
  const fact = facts.get(`uk/library-card/${id}`);
  if (fact === undefined) throw new Error(`There is no sample ${id}.`);
  return fact;
}

function signsIn(evidence: readonly Inline[]) {
  return evidence.map((inline) =>
    inline.type === 'note' ? inline.number : inline.type === 'age' ? inline.text : inline.type,
  );
}

const old = '(in January 2025; probably more now)';

test('the same source keeps its number, and the list says who told it, when, and how far it carries', () => {
  const { signsOf, sources } = tellerAt();
  expect(['validity', 'fee-card', 'validity'].map(signsOf)).toEqual([[1], [old, 2], [1]]);
  expect(sources()).toMatchObject([
    { number: 1, sources: [{ publisher: 'GOV.UK', notes: ['April 2026', 'official'] }] },
    {
      number: 2,
      sources: [{ publisher: 'The Daily Sample', notes: ['January 2025', 'reported by others'] }],
    },
  ]);
});

test('a source that was read in a copy says so', () => {
  const { citation, sources } = tellerAt();
  const fact = factOf('validity');
  citation({ ...fact, source: { ...fact.source, readAs: 'copy of June 2026' } });
  expect(sources()[0]?.sources[0]?.notes).toEqual(['April 2026', 'official', 'read in a copy']);
});

test('a title says its language where that is not the language of the page', () => {
  const fact = factOf('validity');
  const german = { ...fact, source: { ...fact.source, language: 'de' } };
  const languageAt = (tag: string, told = fact) => {
    const { citation, sources } = tellerAt(sampleToday, tag);
    citation(told);
    return sources()[0]?.sources[0]?.language;
  };
  expect(['en-GB', 'uk-UA'].map((tag) => languageAt(tag))).toEqual([undefined, 'en']);
  expect(['en-GB', 'de-DE'].map((tag) => languageAt(tag, german))).toEqual(['de', undefined]);
});

test('a sum has one number for all its sources, each once, and the age of the oldest', () => {
  const { evidence, sources } = tellerAt();
  const facts = ['time-card', 'fee-card', 'time-card'].map((id) => factOf(id));
  expect(signsIn(evidence(facts))).toEqual([old, 1]);
  expect(sources()[0]?.sources.map(({ publisher }) => publisher)).toEqual([
    'GOV.UK',
    'The Daily Sample',
  ]);
});

test('a source that was read again in another month is another one', () => {
  const { figure, sources } = tellerAt();
  figure(factOf('validity'));
  figure({ ...factOf('validity'), asOf: '2026-09' });
  expect(sources().map((one) => one.sources[0]?.notes[0])).toEqual([
    'April 2026',
    'September 2026',
  ]);
});

test('a figure that was found at its source again says when, and is as fresh as that', () => {
  const { figure, sources, asOf } = tellerAt();
  const undated = { ...factOf('time-card'), asOf: 'unknown' };
  expect(signsIn(figure(undated).evidence)).toEqual(['(no date given; may have changed)', 1]);
  expect(signsIn(figure({ ...undated, checked: '2026-10' }).evidence)).toEqual([2]);
  expect(sources().map((one) => one.sources[0]?.notes[0])).toEqual([
    'no date given',
    'checked October 2026',
  ]);
  expect(asOf().oldest).toBe('2026-10');
});

test('a source without a month says so in the list', () => {
  const { signsOf, sources } = tellerAt();
  // A rule has neither price nor time.
  expect(signsOf('who-resident')).toEqual([1]);
  expect(sources()[0]?.sources[0]?.notes[0]).toBe('no date given');
});

test('of what nobody has read, no figure and no number stand there, but the way to the authority', () => {
  const { figure, signsOf, sources } = tellerAt();
  expect(figure(factOf('fee-lost'))).toMatchObject({ text: null, note: null });
  expect(signsOf('fee-lost')).toEqual(['link']);
  expect(sources()).toEqual([]);
});

test('a source alone is a number, and of no age', () => {
  expect(signsIn(tellerAt().citation(factOf('fee-card')).evidence)).toEqual([1]);
});

test.each([
  ['the price', 'about £4.50', [old, 1]],
  ['the price, as another language writes it', '4,50 £', [old, 1]],
  ['whom it is for', 'under 15', [1]],
  ['how it is paid', 'by cheque', [1]],
])('words that tell %s are as old as it, or of no age', (_, words, signs) => {
  expect(signsIn(tellerAt().inSentence(factOf('fee-card'), words).evidence)).toEqual(signs);
});

describe('a figure more than a year old says so', () => {
  const ageOf = (value: string, level: 'official' | 'law' = 'official') => {
    const changed = sampleFacts.facts.map((fact) => ({ ...fact, value, asOf: '2020-01' as const }));
    const fact = factOf('validity', sampleFactsByKey({ facts: changed }));
    return signsIn(tellerAt().figure({ ...fact, level }).evidence)[0];
  };

  test.each([
    ['money in words', '£1 to £6'],
    ['money in a word', '1 to 6 pounds'],
    ['a deadline', '14 days'],
    ['a wait', '2 to 3-week wait'],
  ])('if it is %s', (_, value) => {
    expect(ageOf(value)).toBe('(in January 2020; may have changed)');
  });

  test.each(['See the library', 'Form 14', '16 years old'])('but %s does not move', (value) => {
    expect(ageOf(value)).toBe(1);
  });

  test('and a period of a law holds until the law changes, while its fees rise', () => {
    expect(ageOf('14 days', 'law')).toBe(1);
    expect(ageOf('£14', 'law')).toBe('(in January 2020; may have changed)');
  });

  test.each([
    ['2027-09-30T23:59:59Z', [1]],
    ['2027-10-01T00:00:00Z', ['(in September 2026; may have changed)', 1]],
  ])('a time of September 2026, at %s', (moment, signs) => {
    expect(tellerAt(new Date(moment)).signsOf('time-card')).toEqual(signs);
  });
});

test('a page is as old as the oldest of its prices and times that do not say how old they are', () => {
  const { figure, asOf } = tellerAt();
  expect(asOf()).toEqual({ canMove: false });
  figure(factOf('fee-card'));
  expect(asOf()).toEqual({ canMove: true });
  figure(factOf('time-card'));
  figure(factOf('validity'));
  expect(asOf().oldest).toBe('2026-04');
});
