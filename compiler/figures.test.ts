import { describe, expect, test } from 'vitest';
import { createCalendar } from './dates.ts';
import { createFigureTeller } from './figures.ts';
import { loadContent } from './load.ts';
import type { Inline } from './page.ts';
import { sampleFactsByKey, sampleToday } from './samples.ts';

const [language] = loadContent(process.cwd()).locales;
if (language === undefined) throw new Error('The content has no language.');
const { source: words } = language.interface;
const calendar = createCalendar('en-GB', words.monthUnknown);

function tellerAt(today: Date) {
  return createFigureTeller({ today, words, calendar });
}

function factOf(id: string, facts = sampleFactsByKey()) {
  const fact = facts.get(`uk/library-card/${id}`);
  if (fact === undefined) throw new Error(`There is no sample ${id}.`);
  return fact;
}

function told(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (inline.type === 'text' || inline.type === 'mark') return inline.text;
      return inline.type === 'link' ? told(inline.children) : '';
    })
    .join('');
}

describe('a figure says how far it may be trusted', () => {
  const figureOf = (id: string) => tellerAt(sampleToday).figure(factOf(id));

  test('official and fresh: its source and month', () => {
    const { text, mark, evidence } = figureOf('validity');
    expect([text, mark, told(evidence)]).toEqual(['3 years', null, 'GOV.UK, April 2026']);
  });

  test('reported and old: who reported it, whom to ask, and to check before paying', () => {
    const { text, evidence } = figureOf('fee-card');
    expect(text).toBe('£4.50');
    expect(told(evidence)).toBe(
      'reported by The Daily Sample, January 2025; check with the town library · check before you pay',
    );
  });

  test('unread: no figure, no note, but the way to the authority', () => {
    const { text, note, mark, evidence } = figureOf('fee-lost');
    expect([text, note, mark, told(evidence)]).toEqual([null, null, null, 'see GOV.UK']);
  });

  test('of unknown month: says so', () => {
    const { ageInMonths, evidence } = figureOf('who-resident');
    expect(ageInMonths).toBeNull();
    expect(told(evidence)).toBe('GOV.UK, month unknown · check before you pay');
  });

  test('old and not a price: to check before relying on it', () => {
    const facts = sampleFactsByKey({ checkBefore: 'relying' });
    const { mark } = tellerAt(sampleToday).figure(factOf('who-resident', facts));
    expect(mark).toBe('check before you rely on it');
  });

  test.each([
    ['2027-04-30T23:59:59Z', null],
    ['2027-05-01T00:00:00Z', 'check before you pay'],
  ])('of April 2026, at %s: %s', (moment, mark) => {
    expect(tellerAt(new Date(moment)).figure(factOf('validity')).mark).toBe(mark);
  });
});

test('a source alone tells who said so and when, and asks for nothing', () => {
  const { evidence } = tellerAt(sampleToday).citation(factOf('fee-card'));
  expect(told(evidence)).toBe('reported by The Daily Sample, January 2025');
});
