import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { passagesOfFile, piecesOf, readPiece } from './site-files.ts';

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

test('a long list of data is read in pieces that say, one after the other, what the whole says', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'waymark-pieces-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const facts = Array.from({ length: 40 }, (_, at) => ({
    label: `Fee ${at}, {of} "é"`,
    rows: [{}],
  }));
  const data = JSON.stringify({ terms: { name: 'Free' }, facts, end: 'The end' }, null, 2);
  await writeFile(path.join(folder, 'facts.json'), data);
  const pieces = await piecesOf(folder, 'facts.json', 500);
  expect(pieces.length).toBeGreaterThan(5);
  const texts = await Promise.all(
    pieces.map(async (piece) => textsOf('facts.json', await readPiece(folder, piece))),
  );
  expect(texts.flat()).toEqual(textsOf('facts.json', data));
  expect(await piecesOf(folder, 'facts.json')).toHaveLength(1);
});
