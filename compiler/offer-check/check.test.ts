import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadContent } from '../load.ts';
import { addressesIn } from './addresses.ts';
import { createCheck } from './check.ts';
import { fold } from './fold.ts';
import { hashOfSamples } from './learn.ts';
import learned from './learned.json' with { type: 'json' };
import { pricesIn } from './prices.ts';
import { offerRules } from './rules.ts';
import { createWordingScore, mostWeight, packWording, weightStep } from './wording.ts';

type Texts = { offers: string[]; honest: string[] };

const content = loadContent(process.cwd());
const check = createCheck(offerRules(content));
const lookAlikes: string[] = parse(readFileSync('tests/support/look-alikes.yaml', 'utf8'));
/** Made up by people who knew no rule and no sample. Whoever learns from them needs others to know what the check is worth. */
const unseen: Record<string, Texts> = JSON.parse(
  readFileSync('tests/support/unseen-offers.json', 'utf8'),
);
const samples: Texts[] = content.locales.map(({ locale }) =>
  JSON.parse(readFileSync(`compiler/offer-check/samples/${locale}.json`, 'utf8')),
);

/** Paragraphs of our own pages in each language. */
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
const isCalled = (text: string) => check(text).findings.length > 0;

/** Shape: shares in a hundred. */
function judged(texts: readonly Texts[]) {
  const [offers, honest] = [texts.flatMap((one) => one.offers), texts.flatMap((one) => one.honest)];
  const share = (all: string[]) => (100 * all.filter(isCalled).length) / all.length;
  return { offers: offers.length, found: share(offers), called: share(honest) };
}

test('of offers that nobody had learned from 95 in a hundred are found, and 3 of a hundred honest texts are called one', () => {
  const { offers, found, called } = judged(Object.values(unseen));
  expect(offers).toBeGreaterThanOrEqual(540);
  expect(found).toBeGreaterThanOrEqual(95);
  expect(called).toBeLessThanOrEqual(3);
});

test('what is known was learned from the samples as they are: run "npm run offers" after a change', () => {
  expect(learned.samples).toBe(hashOfSamples());
});

test('weights are the same once they are packed and read again', () => {
  const scoreOf = createWordingScore(
    packWording(
      new Map([
        ['guaran', mostWeight],
        ['your office', -mostWeight],
        ['*insider', 1],
      ]),
    ),
  );
  expect(scoreOf(' nothing known ', []).score).toBe(0);
  expect(scoreOf(' guaranteed ', []).score).toBe(mostWeight * weightStep);
  expect(scoreOf(' your office ', []).score).toBe(-mostWeight * weightStep);
  expect(scoreOf(' guaranteed ', ['insider']).score).toBeCloseTo(
    ((mostWeight + 1) * weightStep) / Math.SQRT2,
  );
});

test('what was learned from is known better', () => {
  const tenth = (texts: string[]) => texts.filter((_, index) => index % 10 === 0);
  const { found, called } = judged(
    samples.map(({ offers, honest }) => ({ offers: tenth(offers), honest: tenth(honest) })),
  );
  expect(found).toBeGreaterThanOrEqual(96);
  expect(called).toBeLessThanOrEqual(3);
});

test('of our own texts three in a hundred are called offers at most', () => {
  const called = ownTexts.filter(isCalled);
  expect(called.length / ownTexts.length, called.join('\n')).toBeLessThanOrEqual(0.03);
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
  expect(signsIn('Write to maria@gmail.com')).not.toContain('look-alike');
});

test('what stands before an @ is not where an address leads', () => {
  expect(signsIn('https://www.gov.uk@renew.example/')).toContain('look-alike');
});

test('a shortened address hides where it leads', () => {
  expect(signsIn('Look at https://bit.ly/abc')).toEqual(['short-address']);
});

test.each(['\u200b', 'a\u200b', 'a\u0301', 'a\u00ad', 'a+', 'a-', '1 0 0 '])(
  'a text of nothing but %j, pasted to hang the page, is read at once',
  (signs) => {
    // With labels of any length the first took more than two minutes.
    expect(check(signs.repeat(50_000 / signs.length)).own).toEqual([]);
  },
);

test.each([
  'gov\u200b.uk',
  'h\u2060ttps://www.gov.uk/renew',
  '\u200bhttps://gov.uk',
  '\u00adg\u00adov.u\ufeffk',
])('%j is the address that it looks like, and marked as it is written', (address) => {
  const text = `See ${address} first`;
  const [found] = addressesIn(text);
  expect(found?.host.replace('www.', '')).toBe('gov.uk');
  const marked = text.slice(found?.start, found?.end);
  expect([address, address.slice(1)]).toContain(marked);
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

test('words that others use too are no offer by themselves', () => {
  expect(signsIn('No office sells a passport, and nobody can skip the test.')).toEqual([]);
  expect(signsIn('Never pay with gift cards.')).toEqual([]);
});

test('an offer whose words no pattern knows shows the sentence that is most like others', () => {
  const sentence = 'hold several dates in other names and hand one over to you tonight';
  const text = `Dear customer. We ${sentence}. Kind regards`;
  const [finding] = check(text).findings;
  expect(finding?.sign).toBe('wording');
  expect(text.slice(finding?.start, finding?.end)).toContain(sentence);
});

test('whoever asks about an offer is told of its signs, and their words are called no offer', () => {
  for (const text of [
    'A man at work says he can get me a licence without the test for £900. Should I pay him?',
    'Is it true that a residence permit without an interview is possible? A neighbour paid 3,000 euros.',
    '¿Es verdad que se puede comprar un carnet sin examen? Me da miedo.',
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

test('a driving school is no seller, until it leaves out the test', () => {
  const school = 'Driving lessons with a patient instructor, £34 an hour, ten hours for £320.';
  expect(check(`${school} WhatsApp Sana.`).findings).toEqual([]);
  expect(signsIn('Licence in three days, no test, no theory, WhatsApp Sana.')).toContain(
    'left-out',
  );
});

test('prices are read as they are written in each language', () => {
  expect(pricesIn('£1,250 or 1.250,50 € or $99.95').map(({ amount }) => amount)).toEqual([
    1250, 1250.5, 99.95,
  ]);
});
