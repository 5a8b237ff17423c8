import { describe, expect, test } from 'vitest';
import { type Finding, findFigure, type Sought } from './find-figure.ts';
import { textOfPage } from './page-text.ts';

const blank: Sought = { figure: null, label: '', statement: '', lastPassage: '' };

async function find(html: string, sought: Partial<Sought>): Promise<Finding> {
  const body = new TextEncoder().encode(`<!doctype html><title>A page</title><main>${html}</main>`);
  const { blocks } = await textOfPage({
    body,
    contentType: 'text/html; charset=utf-8',
  });
  return findFigure(blocks, { ...blank, ...sought });
}

const passportFees = `<h1>Passport fees</h1>
<p>These fees apply from 8 April 2026 to applications from within the UK.</p>
<table><tr><th>Passport</th><th>Apply online</th><th>Apply on paper</th></tr>
<tr><td>Adult (16 and over) standard 34-page</td><td>£102</td><td>£115.50</td></tr>
<tr><td>Child (under 16) standard 34-page</td><td>£66.50</td><td>£80</td></tr>
<tr><td>Adult frequent traveller 54-page</td><td>£116</td><td>£129.50</td></tr></table>
<p>You usually get your passport within 3 weeks. Urgent: the Online Premium service costs £239.50.</p>`;

describe('in a table of fees', () => {
  test.each([
    ['Adult passport, online', '£102', 'same', '£102'],
    ['Adult passport, on paper', '£115.50', 'same', '£115.50'],
    ['Child passport, online', '£66.50', 'same', '£66.50'],
    ['Adult passport, online', '£94.50', 'different', '£102'],
    ['Child passport, on paper', '£74', 'different', '£80'],
    ['Usual time for a passport', 'about 3 weeks', 'same', '3 weeks'],
    ['Online Premium service', '£239.50', 'same', '£239.50'],
  ])('%s, %s: %s', async (label, figure, state, found) => {
    expect(await find(passportFees, { label, figure })).toMatchObject({ state, found });
  });

  test('a figure that stands there for something else is not the same', async () => {
    // What adults used to pay online is what they pay on paper here.
    const swapped = await find(passportFees, { label: 'Child passport, online', figure: '£80' });
    expect(swapped.state).not.toBe('same');
    const other = await find(passportFees, { label: 'Adult passport, online', figure: '£66.50' });
    expect(other.state).not.toBe('same');
  });
});

test.each([
  [
    'German',
    '<h2>Gebühren</h2><ul><li>Reisepass für Personen ab 24 Jahren: 70,00 Euro</li><li>Reisepass für Personen unter 24 Jahren: 37,50 Euro</li></ul>',
    { label: 'Passport from 24, fee', figure: '€70' },
  ],
  [
    'French',
    '<h2>Coût</h2><p>Le prix du timbre fiscal est de 86 € pour un passeport d’un majeur. Pour un mineur de moins de 15 ans, il est de 17 €.</p>',
    { label: 'Passport, adult fee', figure: '€86' },
  ],
  [
    'Spanish',
    '<h2>Tasas</h2><dl><dt>Expedición del pasaporte</dt><dd>30,00 €</dd><dt>Duplicado por pérdida del permiso de conducir</dt><dd>20,81 €</dd></dl>',
    { label: 'Lost driving licence, replacement fee', figure: '€20.81' },
  ],
])('an English label finds its figure on a page in %s', async (_language, html, sought) => {
  expect(await find(html, sought)).toMatchObject({ state: 'same' });
});

test('on a page in another language that says another figure, it is different', async () => {
  const html =
    '<h2>Gebühren</h2><ul><li>Reisepass für Erwachsene: 77,00 Euro</li><li>Beglaubigung einer Abschrift: 6,00 Euro</li></ul>';
  expect(await find(html, { label: 'Adult passport fee', figure: '€70' })).toMatchObject({
    state: 'different',
    found: '77,00 euro',
  });
});

test('the words around its last place help where labels and page have no word in common', async () => {
  const html =
    '<p>Für die Ausfertigung werden 28,60 EUR erhoben.</p><p>Der Direktversand schlägt mit 5,10 EUR zu Buche.</p>';
  const sought = { label: 'Card by post', figure: '€5.10' };
  expect((await find(html, sought)).state).toBe('unsure');
  const lastPassage = 'Der Direktversand schlägt mit 5,10 EUR zu Buche.';
  expect((await find(html, { ...sought, lastPassage })).state).toBe('same');
});

test('both ends of a range have to stand in one sentence', async () => {
  const sought = { label: 'Waiting time for a decision', figure: '3 to 6 months' };
  expect(await find('<p>A decision takes 3 to 6 months.</p>', sought)).toMatchObject({
    state: 'same',
  });
  expect(await find('<p>A decision takes 3 to 8 months.</p>', sought)).not.toMatchObject({
    state: 'same',
  });
});

test('a note behind a figure is no part of it', async () => {
  const html = '<p>The renewal fee for a licence is £14<sup>2</sup>.</p>';
  expect(await find(html, { label: 'Renewal of a licence', figure: '£14' })).toMatchObject({
    state: 'same',
  });
  expect((await find(html, { label: 'Renewal of a licence', figure: '£142' })).state).not.toBe(
    'same',
  );
});

test('a sentence without a figure is the same only while the passage that was accepted stands there', async () => {
  const html = '<p>Take your old licence with you, and a photograph. Wait for the letter.</p>';
  const statement = 'You hand in the old licence.';
  expect(await find(html, { statement })).toMatchObject({ state: 'unsure' });
  const lastPassage = 'Take your old licence with you, and a photograph.';
  expect(await find(html, { statement, lastPassage })).toMatchObject({ state: 'same' });
  expect((await find('<p>Nothing of the kind.</p>', { statement, lastPassage })).state).toBe(
    'unsure',
  );
});

test('a page about something else is not believed', async () => {
  const html =
    '<h1>Opening hours</h1><p>The office is closed on 24 December. Parking costs £102 a year.</p>';
  expect((await find(html, { label: 'Adult passport, online', figure: '£102' })).state).toBe(
    'unsure',
  );
});

test('of a long sentence no more than twenty-five words are kept, around the figure', async () => {
  const html = `<p>${'Lorem ipsum dolor sit amet '.repeat(20)}the passport fee is £102 ${'and so on '.repeat(20)}</p>`;
  const { passage } = await find(html, { label: 'Passport fee', figure: '£102' });
  expect(passage.split(' ')).toHaveLength(25);
  expect(passage).toContain('£102');
});
