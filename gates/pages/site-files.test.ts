import { expect, test } from 'vitest';
import { passagesOfFile, piecesIn } from './site-files.ts';

function textsOf(file: string, content: string): string[] {
  return passagesOfFile(file, content).map(({ text }) => text.trim());
}

test('the strings of data are read, but not ids, addresses, and what a source calls itself', () => {
  const data = {
    $schema: 'https://a.example/schema.json',
    facts: [{ id: 'fee', label: 'A fee', source: { title: 'Theirs' }, page: '/fee' }],
  };
  const passages = passagesOfFile('api/a.json', JSON.stringify(data));
  expect(passages.map(({ place, text, isSourced }) => [place, text, isSourced])).toEqual([
    ['label', 'A fee', true],
  ]);
});

test('a feed is read', () => {
  const feed =
    '<?xml version="1.0"?><feed><title>Changes</title><id>https://a.example/</id><summary>A fee rose</summary></feed>';
  expect(textsOf('a.atom', feed)).toEqual(['Changes', 'A fee rose']);
});

test('plain text is read paragraph by paragraph and item by item, without its addresses', () => {
  const text =
    '# Waymark\n\nOne line\nand one more.\n\n- [A guide](https://a.example/b): words\n- 2';
  expect(textsOf('a.txt', text).map((words) => words.replace(/\s+/g, ' '))).toEqual([
    'Waymark',
    'One line and one more.',
    'A guide words',
  ]);
});

test('a long list of data is read in pieces that say, one after the other, what the whole says', () => {
  const facts = Array.from({ length: 40 }, (_, at) => ({
    label: `Fee ${at}, {of} "é"`,
    rows: [{}],
  }));
  const data = JSON.stringify({ terms: { name: 'Free' }, facts, end: 'The end' }, null, 2);
  const pieces = piecesIn('facts.json', data, 500);
  expect(pieces.length).toBeGreaterThan(5);
  const texts = pieces.flatMap((piece) => textsOf('facts.json', piece));
  expect(texts).toEqual(textsOf('facts.json', data));
  expect(piecesIn('facts.json', data)).toEqual([data]);
});
