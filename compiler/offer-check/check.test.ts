import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadContent } from '../load.ts';
import { createCheck } from './check.ts';
import { fold } from './fold.ts';
import { pricesIn } from './prices.ts';
import { offerRules } from './rules.ts';

type Samples = { offers: string[]; honest: string[] };

const content = loadContent(process.cwd());
const check = createCheck(offerRules(content));
const { lookAlikes, ...languages }: Record<string, Samples> & { lookAlikes: string[] } = parse(
  readFileSync('tests/support/offers.yaml', 'utf8'),
);

/** Paragraphs of our own pages, in each language as many as the samples lack. */
const ownTexts = content.locales.flatMap(({ guides, articles }) =>
  [
    ...[...guides.values()].flatMap(({ cases = [] }) => cases.slice(0, 1)).map((one) => one.answer),
    ...[...articles.values()].flatMap(({ sections }) =>
      sections.slice(0, 2).map(({ body }) => body),
    ),
  ]
    .filter((text) => !text.includes('\0'))
    .slice(0, 12),
);
const signsIn = (text: string) => check(text).findings.map(({ sign }) => sign);

test('of a hundred and twenty offers 95 in a hundred are found', () => {
  const offers = Object.values(languages).flatMap((one) => one.offers);
  const missed = offers.filter((text) => signsIn(text).length === 0);
  expect(offers.length).toBeGreaterThanOrEqual(120);
  expect(missed.length / offers.length, missed.join('\n')).toBeLessThanOrEqual(0.05);
});

test('of as many honest texts, among them our own, three in a hundred are called offers at most', () => {
  const honest = [...Object.values(languages).flatMap((one) => one.honest), ...ownTexts];
  const flagged = honest.filter((text) => signsIn(text).length > 0);
  expect(honest.length).toBeGreaterThanOrEqual(120);
  expect(flagged.length / honest.length, flagged.join('\n')).toBeLessThanOrEqual(0.03);
});

test('every address of an authority in our list is known as its own', () => {
  const own = Object.values(content.publishers).flatMap(({ level, hosts }) =>
    level === 'official' ? hosts : [],
  );
  const unknown = own.filter((host) => check(`It is at https://${host}/page.`).own.length === 0);
  expect(own.length).toBeGreaterThan(200);
  expect(unknown).toEqual([]);
});

test('sixty addresses that look like an authority’s are called so', () => {
  const missed = lookAlikes.filter((host) => !signsIn(`Go to ${host} now`).includes('look-alike'));
  expect(lookAlikes.length).toBeGreaterThanOrEqual(60);
  expect(missed).toEqual([]);
});

test('no address of an honest publisher is called a look-alike', () => {
  const hosts = Object.values(content.publishers).flatMap((one) => one.hosts);
  expect(hosts.filter((host) => signsIn(`It is at https://${host}/page.`).length > 0)).toEqual([]);
});

test('an office that writes from where anybody gets an address is no office', () => {
  expect(signsIn('Write to passport.office@gmail.com')).toContain('look-alike');
  expect(signsIn('Write to maria@gmail.com')).toEqual([]);
});

test('what stands before an @ is not where an address leads', () => {
  expect(signsIn('https://www.gov.uk@renew.example/')).toContain('look-alike');
});

test('a shortened address hides where it leads', () => {
  expect(signsIn('Look at https://bit.ly/abc')).toEqual(['short-address']);
});

test('words are found where they stand, whatever hides them', () => {
  const text = 'Hello! Buy a re\u200bal p4ssport here.';
  const found = check(text).findings.find(({ sign }) => sign === 'sold-document');
  expect(text.slice(found?.start, found?.end)).toBe('Buy a re\u200bal p4ssport');
});

test('letters apart, letters of another script and vowel signs read as the word', () => {
  expect(fold('P a s s p o r t').text).toBe(' passport ');
  expect(fold('pаssроrt').text).toBe(' passport ');
  expect(fold('SINAVSIZ, sınavsız').text).toBe(fold('sinavsiz, sinavsiz').text);
  expect(fold('رُخْصَة').text).toBe(fold('رخصة').text);
});

test('a weak sign counts beside another one only', () => {
  expect(signsIn('Message us on WhatsApp today only')).toEqual([]);
  expect(signsIn('Real passports for sale, message us on WhatsApp')).toContain('messenger');
});

test('a sentence that denies or warns is no offer', () => {
  expect(signsIn('No office sells a passport, and nobody can skip the test.')).toEqual([]);
  expect(signsIn('Never pay with gift cards.')).toEqual([]);
  expect(signsIn('Do not wait, pay with gift cards.')).toContain('hidden-payment');
});

test('whoever asks about an offer is told of its signs, and their words are called no offer', () => {
  for (const text of [
    'A man at work says he can get me a licence without the test for £900. Should I pay him?',
    'Is it true that a residence permit without an interview is possible? A neighbour paid 3,000 euros.',
    '¿Es verdad que se puede comprar un carnet sin examen? Me da miedo.',
    'Komşum sınavsız ehliyet çıkarırım diyor, 900 euro istiyor. Duyan var mı?',
  ]) {
    const { findings, told } = check(text);
    expect(findings, text).toEqual([]);
    expect(told.length, text).toBeGreaterThan(0);
  }
  const offer = check('No licence yet? We sell real licences without the test.');
  expect(offer.told).toEqual([]);
  expect(offer.findings.length).toBeGreaterThan(0);
});

test('news of who was caught is no offer, and a price in it is asked of nobody', () => {
  const { findings, told, prices } = check(
    'Two men were jailed on Monday for selling driving licences without a test. Buyers paid £1,500 in bitcoin.',
  );
  expect([...findings, ...told, ...prices]).toEqual([]);
});

test('beside words of honest business neither a price nor a private chat is a sign', () => {
  const school =
    'B licence in 3 weeks, 20 hours of driving, £890 in three instalments, two places left';
  expect(check(`${school}. WhatsApp Sana.`).findings).toEqual([]);
  expect(signsIn(`${school}. No test, no theory.`)).toContain('left-out');
});

test('prices are read as they are written in each language', () => {
  expect(pricesIn('£1,250 or 1.250,50 € or $99.95').map(({ amount }) => amount)).toEqual([
    1250, 1250.5, 99.95,
  ]);
});
