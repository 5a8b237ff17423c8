import { expect, test } from 'vitest';
import { english, languageOf } from './language.ts';
import { createSentenceReader, fold } from './sentences.ts';

const sentencesOf = createSentenceReader(english);

function wordsOf(text: string, ...vocabulary: string[]): string[][] {
  const read = createSentenceReader(english, new Set(vocabulary));
  return read(text).map(({ tokens }) => tokens.map(({ word }) => word));
}

test('a text is read sentence by sentence, in its own case', () => {
  const sentences = sentencesOf('The fee is £94.50. Pay it online!');
  expect(sentences.map(({ text }) => text)).toEqual(['The fee is £94.50.', 'Pay it online!']);
});

test.each([
  ['short forms', "We can't, won't and don't.", 'we can not will not and do not'],
  [
    'short forms without their apostrophe',
    'You cant, and youll see well.',
    'you can not and you will see well',
  ],
  ['is and whose', "It's the driver's licence.", 'it is the driver licence'],
  ['signs', '98% & #1', '98 percent and number 1'],
  ['long numbers', '10,000 and 1,250,000 people', '10000 and 1250000 people'],
  ['numbers that touch letters', 'in 24hrs', 'in 24 hrs'],
  ['hyphens', 'a no-test licence', 'a no test licence'],
  ['a country and a pronoun', 'Ask us about US visas.', 'ask us about usa visas'],
])('%s are told apart', (_, text, words) => {
  expect(wordsOf(text).flat().join(' ')).toBe(words);
});

test('a word that hyphens, dots or spaces split is one', () => {
  expect(wordsOf('guaran-teed', 'guaranteed')).toEqual([['guaranteed']]);
  expect(wordsOf('p.a.s.s and p*a*s*s')).toEqual([['pass', 'and', 'pass']]);
  expect(wordsOf('a p a s s', 'pass')).toEqual([['a', 'pass']]);
});

test('numbers in digits and in words count', () => {
  const [sentence] = sentencesOf('Nine of 10');
  expect(sentence?.tokens.map(({ value }) => value)).toEqual([9, undefined, 10]);
});

test('pauses are kept, and a question is known', () => {
  const [sentence] = sentencesOf('First, this: really?');
  expect(sentence?.tokens.map(({ pause }) => pause)).toEqual(['comma', 'stop', 'question']);
});

test.each([
  ['letters of another script that look Latin', 'Раss', 'Pass'],
  ['letters that nobody sees', 'p\u200Ba\u00ADss', 'pass'],
  ['letters of full width', 'ｐａｓｓ', 'pass'],
  ['accents', 'pàśs', 'pass'],
  ['curly apostrophes', 'don’t', "don't"],
  ['long hyphens', 'no‑test', 'no-test'],
  ['white space of any kind', ' no\u00A0 \n test ', 'no test'],
])('%s are read as a reader reads them', (_, text, read) => {
  expect(fold(text, english)).toBe(read);
});

test.each([
  ['sell', 'sold'],
  ['pay', 'paid'],
  ['licence', 'license'],
  ['apply', 'applies'],
  ['guarantee', 'guaranteed'],
  ['pass', 'passes'],
  ['skip', 'skipped'],
  ['expect', 'expecting'],
])('the forms of %s include %s', (word, form) => {
  expect(english.formsOf(word)).toContain(form);
});

test('a word of one or two letters has one form', () => {
  expect(english.formsOf('id')).toEqual(['id']);
});

test('a dot behind a short form ends no sentence', () => {
  const texts = sentencesOf('Ask U.S. Customs or St. Louis, e.g. by post. Then wait.');
  expect(texts.map(({ text }) => text)).toEqual([
    'Ask U.S. Customs or St. Louis, e.g. by post.',
    'Then wait.',
  ]);
});

test('another language keeps its accents and has small letters of its own', () => {
  const words = (tag: string, text: string) =>
    createSentenceReader(languageOf(tag))(text).map(({ tokens }) => tokens.map(({ word }) => word));
  expect(words('fr-FR', 'L’examen, rendez-vous ! Là')).toEqual([
    ["l'examen", 'rendez', 'vous'],
    ['là'],
  ]);
  expect(words('tr-TR', 'IŞIK İzmir')).toEqual([['ışık', 'izmir']]);
  expect(words('ar', 'أَهلاً؟ نعم')).toEqual([['اهلا'], ['نعم']]);
});
