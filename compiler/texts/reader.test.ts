import { array, assert, constantFrom, property } from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, test } from 'vitest';
import { samplePlace } from '../../tests/support/sample-facts.ts';
import { ContentError } from '../content-error.ts';
import { createReader, plainParagraphs } from './reader.ts';

function read(markdown: string) {
  const reader = createReader(samplePlace);
  const blocks = reader.text(markdown, 'lead');
  reader.finish();
  return blocks;
}

function complaint(markdown: string): string {
  try {
    read(markdown);
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
  throw new Error(`"${markdown}" was accepted.`);
}

describe('an editor writes', () => {
  test('paragraphs and lists', () => {
    expect(read('One.\n\n- Two **bold**\n- Three').map(({ type }) => type)).toEqual([
      'paragraph',
      'list',
    ]);
  });

  test('a figure by its name', () => {
    const [paragraph] = read('It lasts {validity}.');
    expect(paragraph).toMatchObject({
      children: [
        { text: 'It lasts ' },
        { type: 'figure', words: null, figure: { text: '3 years' } },
        { text: '.' },
      ],
    });
  });

  test('a figure in other words, over a line break', () => {
    const [paragraph] = read('It lasts {validity|for 36\nmonths}.');
    expect(paragraph).toMatchObject({
      children: [{}, { type: 'figure', words: 'for 36 months' }, {}],
    });
  });

  test('a source alone', () => {
    const [paragraph] = read('Live here. {^who-resident}');
    expect(paragraph).toMatchObject({
      children: [{}, { type: 'cite', citation: { asOf: 'unknown' } }],
    });
  });

  test('a link that follows its page to where it is now', () => {
    const [paragraph] = read('Read [the guide](/pass#steps).');
    expect(paragraph).toMatchObject({ children: [{}, { type: 'link', href: '/card#steps' }, {}] });
  });

  test('names with digits', () => {
    expect(read('Level B1 or A2-Key, form SET2.')).toHaveLength(1);
  });
});

describe('the build stops, naming file and field, on', () => {
  test.each([
    ['a figure outside a fact', 'It costs £5.', 'free of figures of its own, here 5'],
    [
      'a currency without its amount',
      'It costs £{validity}.',
      'free of figures of its own, here £',
    ],
    ['an unknown fact', 'It lasts {valdity}.', 'the name of a fact'],
    [
      'a rewording with another number',
      'It lasts {validity|4 years}.',
      'in words whose numbers stand in',
    ],
    ['a statement shown as a figure', 'You {who-resident}.', 'a mark with words'],
    ['the figure of an unread source', 'A new one costs {fee-lost|7 pounds}.', 'nobody has read'],
    ['a link to no page', 'Read [this](/nowhere).', 'linked to a path of content/routes.json'],
    ['a fact inside a link', 'It [lasts {validity}](/card).', 'without a fact inside a link'],
    ['a heading', '# Loud', 'paragraphs, lists, **bold** and links only'],
    ['raw HTML', 'A <b>bold</b> word', 'paragraphs, lists, **bold** and links only'],
    ['a mark that is not closed', 'It lasts {validity.', 'written with marks'],
  ])('%s', (_, markdown, expected) => {
    const message = complaint(markdown);
    expect(message).toContain('content/en/guides/uk/library-card.yaml: "lead" should be');
    expect(message).toContain(expected);
  });
});

test('what needs no Markdown parser is read as the parser would read it', () => {
  const pieces = [
    'a',
    'Où',
    ' ',
    '  ',
    '\n',
    '\n\n',
    '\t',
    '\u00a0',
    '\u2028',
    '{f|1}',
    '(1)',
    '1.',
    '1)',
    '-',
    '+',
    '=',
    '#',
  ];
  const signs = [
    '*',
    '_',
    '`',
    '~',
    '<',
    '>',
    '[',
    ']',
    '!',
    '\\',
    '&amp;',
    '|',
    ':',
    '"',
    'https://a.b',
    '\r',
    '\0',
    '…',
  ];
  const withoutPlaces = (nodes: unknown) =>
    JSON.parse(JSON.stringify(nodes, (name, value) => (name === 'position' ? undefined : value)));
  let plain = 0;
  assert(
    property(array(constantFrom(...pieces, ...pieces, ...signs), { maxLength: 8 }), (parts) => {
      const text = `a${parts.join('')}`;
      const paragraphs = plainParagraphs(text);
      if (paragraphs === null) return;
      plain += 1;
      expect(paragraphs).toEqual(withoutPlaces(fromMarkdown(text).children));
    }),
    { numRuns: 3_000, seed: 1 },
  );
  expect(plain).toBeGreaterThan(300);
});
