import { describe, expect, test } from 'vitest';
import { textOfPage } from './page-text.ts';
import { excerptOf, holdsFigure, nearestOn, type Sought, sentencesOf } from './sentences.ts';

async function nearest(main: string, sought: Partial<Sought>): Promise<string[]> {
  const body = new TextEncoder().encode(`<!doctype html><body><main>${main}</main></body>`);
  const { blocks } = await textOfPage({ body, contentType: 'text/html; charset=utf-8' });
  const all = { figure: null, label: '', statement: '', accepted: '', ...sought };
  return nearestOn(sentencesOf(blocks))(all).map(({ text }) => text);
}

const passportFees = `<h1>Passport fees</h1><p>These fees apply from 8 April 2026.</p>
<table><tr><th>Passport</th><th>Apply online</th><th>On paper</th></tr>
<tr><td>Adult (16 and over)</td><td>£102</td><td>£115.50</td></tr>
<tr><td>Child (under 16)</td><td>£66.50</td><td>£80</td></tr></table>
<p>Parking at the office costs £102 a year.</p><p>An adult passport takes 3 weeks.</p>`;

describe('of a fact that has no sentence yet', () => {
  test.each([
    ['Adult passport, online', '£102', 'Passport: Adult (16 and over) | Apply online: £102'],
    ['Child passport, on paper', '£80', 'Passport: Child (under 16) |'],
    ['Usual time for a passport', 'about 3 weeks', 'An adult passport takes 3 weeks.'],
  ])('%s, %s: the sentence with its figure and words comes first', async (label, figure, start) => {
    const [first] = await nearest(passportFees, { label, figure });
    expect(first?.startsWith(start)).toBe(true);
  });

  test('a figure comes before the words alone, and no more than five sentences are shown', async () => {
    const all = '<p>The adult passport online.</p>'.repeat(3) + passportFees + passportFees;
    const shown = await nearest(all, { label: 'Adult passport, online', figure: '£102' });
    expect(shown.length).toBeLessThanOrEqual(5);
    expect(shown[0]).toContain('£102');
  });

  test('a page in another language is known by the figure', async () => {
    const page = '<p>Reisepass: 70,00 Euro</p><p>Beglaubigung der Abschrift: 6,00 Euro</p>';
    expect(await nearest(page, { label: 'Certified copy', figure: '€6' })).toEqual([
      'Beglaubigung der Abschrift: 6,00 Euro',
    ]);
  });

  test('a page with nothing of it shows nothing', async () => {
    expect(await nearest('<p>Closed today.</p>', { label: 'Passport', figure: '£102' })).toEqual(
      [],
    );
  });
});

test('of an accepted sentence that stands there no more, the one most like it comes first', async () => {
  const page = `${passportFees}<p>An adult passport costs £115 if you apply online.</p>`;
  const accepted = 'An adult passport costs £102 if you apply online.';
  const [first] = await nearest(page, { label: 'Adult passport', figure: '£102', accepted });
  expect(first).toBe('An adult passport costs £115 if you apply online.');
});

test.each([
  ['37,- € für Erwachsene', '€37', true],
  ['1 234,50 €', '€1,234.50', true],
  ['1.234,50 Euro', '€1,234.50', true],
  ['102.00', '£102', true],
  ['25-30 €', '€25 to €30', true],
  ['on 05/07/2025', '5 July 2025', true],
  ['It is free of charge.', 'Free', true],
  ['Feel free to ask.', 'Free', true],
  ['£1025', '£102', false],
  ['£102.50', '£102', false],
  ['£94', '£94.50', false],
  ['anything', null, false],
])('“%s” holds %s: %s', (text, figure, holds) => {
  expect(holdsFigure(text, figure)).toBe(holds);
});

test('the figure is marked, and of a long sentence no more than twenty-five words are shown around it', () => {
  const excerpt = excerptOf(
    `${'so '.repeat(60)}it *costs* £102 online ${'and on '.repeat(40)}`,
    '£102',
  );
  expect(excerpt).toContain('it costs £**102** online');
  expect(excerpt.replaceAll('…', '').trim().split(/ +/)).toHaveLength(25);
  expect(excerptOf('It costs £94 online.', '£102')).toBe('It costs £94 online.');
});
