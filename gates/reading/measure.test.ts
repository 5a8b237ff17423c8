import { describe, expect, test } from 'vitest';
import type { Block, Inline, Page, Part } from '../../compiler/page.ts';
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

/** A page with one paragraph of these words, and what else is given. */
function measure(
  words: string,
  { others = [], ...page }: Partial<Page> & { others?: Part[] } = {},
) {
  const body: Part[] = [{ kind: 'text', blocks: [paragraph({ type: 'text', text: words })] }];
  const sections = [{ id: 'words', title: null, body: [...body, ...others] }];
  const plain = { path: '/page', kind: 'article' as const, title: '', header: null, sections };
  return measurePage({ ...plain, ...page }, findJargon);
}

function paragraph(...children: Inline[]): Block {
  return { type: 'paragraph', children };
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
    expect(measure('We commenced prior to May.').jargon).toEqual([
      { said: 'commenced', plain: 'start' },
      { said: 'prior to', plain: 'before' },
    ]);
  });

  test('are right in the name of a paper', () => {
    expect(measure('Bring the letter of entitlement.').jargon).toEqual([]);
  });
});

test('only whole sentences count for grade and voice, but every text for its length', () => {
  const { grade, passiveShare, longestSentence } = measure('Bring it. It is stamped.', {
    title: 'Administrative documentation necessities',
  });
  expect(grade).toBeLessThan(1);
  expect(passiveShare).toBe(0.5);
  expect(longestSentence).toEqual({ words: 3, text: 'Administrative documentation necessities' });
});

test('sources and lists of links to others are not the prose of a page', () => {
  const note: Inline = { type: 'note', number: 1, label: 'Source one' };
  const text: Part = { kind: 'line', inlines: [{ type: 'text', text: 'Three four' }, note] };
  const links: Part = { kind: 'official-links', links: [{ label: 'Five six', path: '/' }] };
  expect(measure('One two', { others: [text, links] }).words).toBe(4);
});

describe('a page above a ceiling', () => {
  const heavy = measure(`${'word '.repeat(31)}is stamped prior to and pursuant to it.`);

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
  const short = 'You pay. You wait. You get it. You keep it.';
  const told = (words: string, kind: Page['kind']) =>
    overCeilings(measure(words, { kind }), ceilings).join('\n');

  test('is told of a case whose sentences are too short or too long, and of no other page', () => {
    expect(told(short, 'case')).toContain('/page has sentences of 2.5 words on average (12 to 18');
    expect(told(short, 'article')).toBe('');
    const long = `${'word '.repeat(20)}end.`;
    expect(told(long, 'case')).toContain('21.0 words on average');
  });

  test('is warned of where four short sentences stand in a row, once', () => {
    expect(staccatoOn(measure(short))).toEqual([
      '/page has four short sentences in a row, up to: “You keep it.”',
    ]);
    expect(staccatoOn(measure('You pay. You wait. You get it.'))).toEqual([]);
  });
});

test('the table has the hardest page first', () => {
  const pages = [
    measure('It is so.', { path: '/easy' }),
    measure('Necessities necessitate it.', { path: '/hard' }),
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
