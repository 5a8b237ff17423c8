import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { sampleBook, sampleToday } from '../../lib/facts.samples.ts';
import { FactFigure } from './FactFigure.tsx';

const book = sampleBook();

function textOf(id: string, words?: string, from = book, today = sampleToday): string {
  const fact = from.get(`uk/library-card/${id}`);
  if (fact === undefined) throw new Error(`There is no sample ${id}.`);
  const html = renderToStaticMarkup(
    <FactFigure fact={fact} today={today} words={words ?? null} place="sentence" />,
  );
  return html.replace(/<[^>]+>/g, '');
}

describe('a figure shows how far it may be trusted', () => {
  test('official and fresh: its source and month', () => {
    expect(textOf('validity')).toBe('3 years (GOV.UK, April 2026)');
  });

  test('reported and old: who reported it, whom to ask, and to check before paying', () => {
    expect(textOf('fee-card')).toBe(
      '£4.50 (reported by The Daily Sample, January 2025; check with the town library · check before you pay)',
    );
  });

  test('unread: no figure, but the way to the authority', () => {
    expect(textOf('fee-lost').trim()).toBe('(see GOV.UK)');
  });

  test('of unknown month: says so', () => {
    expect(textOf('who-resident', 'for 30 days')).toBe(
      'for 30 days (GOV.UK, month unknown · check before you pay)',
    );
  });

  test('old and not a price: to check before relying on it', () => {
    const laws = sampleBook({ checkBefore: 'relying' });
    expect(textOf('who-resident', 'for 30 days', laws)).toBe(
      'for 30 days (GOV.UK, month unknown · check before you rely on it)',
    );
  });

  test.each([
    ['2027-04-30T23:59:59Z', '3 years (GOV.UK, April 2026)'],
    ['2027-05-01T00:00:00Z', '3 years (GOV.UK, April 2026 · check before you pay)'],
  ])('of April 2026, at %s: %s', (moment, text) => {
    expect(textOf('validity', undefined, book, new Date(moment))).toBe(text);
  });
});
