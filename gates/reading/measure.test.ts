import { describe, expect, test } from 'vitest';
import { parseHtml } from '../pages/html.ts';
import { english } from '../words/language.ts';
import { createSentenceReader } from '../words/sentences.ts';
import {
  isPassive,
  measurePage,
  overCeilings,
  readingGrade,
  readingTable,
  staccatoOn,
  wordsOf,
} from './measure.ts';
import { createJargonFinder, readPlainLanguage } from './plain-language.ts';

const sentencesOf = createSentenceReader(english);
const { words, ceilings } = readPlainLanguage('.');
const findJargon = createJargonFinder(words);

function measure(main: string, path = '/page') {
  return measurePage({ path, document: parseHtml(`<main>${main}</main>`) }, findJargon);
}

test.each([
  ['The form was written by the office.', true],
  ['The form is checked twice.', true],
  ['The office checked the form.', false],
  ['You need a form.', false],
])('%s (passive: %s)', (text, expected) => {
  const [sentence] = sentencesOf(text);
  expect(sentence && isPassive(sentence)).toBe(expected);
});

describe('words of offices', () => {
  test('there are at least sixty, and no word to say is one of them', () => {
    expect(words.length).toBeGreaterThanOrEqual(60);
    const heavy = words.filter(({ plain }) =>
      sentencesOf(plain).some((s) => findJargon(s).length > 0),
    );
    expect(heavy).toEqual([]);
  });

  test('are found in any form, with the word that people say', () => {
    expect(measure('<p>We commenced prior to May.</p>').jargon).toEqual([
      { said: 'commenced', plain: 'start' },
      { said: 'prior to', plain: 'before' },
    ]);
  });

  test('are right in the name of a paper', () => {
    expect(measure('<p>Bring the letter of entitlement.</p>').jargon).toEqual([]);
  });
});

test('only whole sentences count for grade and voice, but every text for its length', () => {
  const { grade, passiveShare, longestSentence } = measure(
    '<h1>Administrative documentation necessities</h1><p>Bring it. It is stamped.</p>',
  );
  expect(grade).toBeLessThan(1);
  expect(passiveShare).toBe(0.5);
  expect(longestSentence).toEqual({ words: 3, text: 'Administrative documentation necessities' });
});

test('sources and forms are not the prose of a page', () => {
  const { words: count } = measure(
    '<p>One two <small>(GOV.UK)</small></p><form><p>Three</p></form>',
  );
  expect(count).toBe(2);
});

describe('a page above a ceiling', () => {
  const heavy = measure(`<p>${'word '.repeat(31)}is stamped prior to and pursuant to it.</p>`);

  test('is told with what is too hard, and what to say instead', () => {
    const told = overCeilings(heavy, ceilings).join('\n');
    expect(told).toMatch(/^\/page has a sentence of 39 words: “word/m);
    expect(told).toMatch(/^\/page 100\.0 % of sentences are passive: word/m);
    expect(told).toMatch(/^\/page uses words of offices: "prior to" \(say: before\), "pursuant"/m);
  });

  test('may have an exception for one measure, and the others hold', () => {
    const exceptions = [{ path: '/page', reason: 'a test', ceilings: { passiveShare: 1 } }];
    const told = overCeilings(heavy, { ...ceilings, exceptions }).join('\n');
    expect(told).not.toContain('passive');
    expect(told).toContain('39 words');
  });
});

describe('the rhythm of a page', () => {
  const yours = '<section id="is-this-yours"></section>';
  const short = '<p>You pay. You wait. You get it. You keep it.</p>';
  const told = (main: string) => overCeilings(measure(main), ceilings).join('\n');

  test('is told of a case whose sentences are too short or too long, and of no other page', () => {
    expect(told(yours + short)).toContain('/page has sentences of 2.5 words on average (12 to 18');
    expect(told(short)).toBe('');
    const long = `<p>${'word '.repeat(20)}end.</p>`;
    expect(told(yours + long)).toContain('21.0 words on average');
  });

  test('is warned of where four short sentences stand in a row, once', () => {
    expect(staccatoOn(measure(short))).toEqual([
      '/page has four short sentences in a row, up to: “You keep it.”',
    ]);
    expect(staccatoOn(measure('<p>You pay. You wait. You get it.</p>'))).toEqual([]);
  });
});

test('the table has the hardest page first', () => {
  const pages = [
    measure('<p>It is so.</p>', '/easy'),
    measure('<p>Necessities necessitate it.</p>', '/hard'),
  ];
  expect(
    readingTable(pages)
      .split('\n')
      .map((row) => row.split(' ')[0]),
  ).toEqual(['page', '/hard', '/easy']);
});

test('words are counted as said, without figures and punctuation', () => {
  expect(wordsOf('Don’t pay £102 twice; it’s well-known.')).toEqual([
    'Don’t',
    'pay',
    'twice',
    'it’s',
    'well-known',
  ]);
});

test('short plain sentences read at a low grade, long heavy ones at a high grade', () => {
  expect(readingGrade(['The cat sat on the mat. It was warm.'])).toBeLessThan(2);
  const heavy =
    'Notwithstanding the aforementioned considerations, administrative authorities habitually necessitate supplementary documentation.';
  expect(readingGrade([heavy])).toBeGreaterThan(16);
});
