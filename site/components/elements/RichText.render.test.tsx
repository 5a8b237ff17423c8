import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { examples } from './FactFigure.examples.ts';
import { FactFigure } from './FactFigure.tsx';

function textOf(name: keyof typeof examples, today?: Date): string {
  const example = examples[name];
  const html = renderToStaticMarkup(<FactFigure {...example} today={today ?? example.today} />);
  return html.replace(/<[^>]+>/g, '');
}

describe('a figure shows how far it may be trusted', () => {
  test('official and fresh: its source and month', () => {
    expect(textOf('official and fresh')).toBe('3 years (GOV.UK, April 2026)');
  });

  test('reported and old: who reported it, whom to ask, and to check before paying', () => {
    expect(textOf('reported and old')).toBe(
      '£4.50 (reported by The Daily Sample, January 2025; check with the town library · check before you pay)',
    );
  });

  test('unread: no figure, but the way to the authority', () => {
    expect(textOf('nobody has read it').trim()).toBe('(see GOV.UK)');
  });

  test('of unknown month: says so', () => {
    expect(textOf('of unknown month, in the editor’s words')).toBe(
      'for 30 days (GOV.UK, month unknown · check before you pay)',
    );
  });

  test('old and not a price: to check before relying on it', () => {
    expect(textOf('old and not a price')).toBe(
      'for 30 days (GOV.UK, month unknown · check before you rely on it)',
    );
  });

  test.each([
    ['2027-04-30T23:59:59Z', '3 years (GOV.UK, April 2026)'],
    ['2027-05-01T00:00:00Z', '3 years (GOV.UK, April 2026 · check before you pay)'],
  ])('of April 2026, at %s: %s', (moment, text) => {
    expect(textOf('official and fresh', new Date(moment))).toBe(text);
  });
});
