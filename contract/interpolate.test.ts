import { expect, test } from 'vitest';
import { interpolate, interpolatedPieces } from './interpolate.ts';

test.each([
  ['{cost} for {title}.', '£4 for $& a card.'],
  ['{title}{title}', '$& a card$& a card'],
  ['{unknown} stays, and so do {} and { cost }.', '{unknown} stays, and so do {} and { cost }.'],
])('%j takes in what belongs where its names stand', (sentence, told) => {
  expect(interpolate(sentence, { cost: '£4', title: '$& a card' })).toBe(told);
});

test('a sentence in pieces has anything in place of a name, by what stands before it', () => {
  const pieces = interpolatedPieces('{cost} for {title}.', (name, before) => ({ name, before }));
  expect(pieces).toEqual([
    '',
    { name: 'cost', before: '' },
    ' for ',
    { name: 'title', before: ' for ' },
    '.',
  ]);
});
