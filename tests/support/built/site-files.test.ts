import { expect, test } from 'vitest';
import { passagesOfFile } from './site-files.ts';

function textsOf(file: string, content: string): string[] {
  return passagesOfFile(file, content).map(({ text }) => text.trim());
}

test('the strings of data are read, but not ids, addresses, and what a source calls itself', () => {
  const data = {
    $schema: 'https://a.example/schema.json',
    facts: [
      {
        id: 'fee',
        label: 'A fee',
        source: { publisher: 'They', title: 'Theirs', url: 'https://b.example' },
        page: '/fee',
      },
    ],
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
