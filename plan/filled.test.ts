import { expect, test } from 'vitest';
import { filled } from './filled.ts';

test.each([
  ['{authority} has the last word.', 'The town hall has the last word.'],
  [
    'Figures change. {authority} has the last word.',
    'Figures change. The town hall has the last word.',
  ],
  ['Why? {authority} says.', 'Why? The town hall says.'],
  ['They may have changed: {authority} decides.', 'They may have changed: the town hall decides.'],
  ['Ask {authority} ({authority}).', 'Ask the town hall (the town hall).'],
  ['{unknown} stays', '{unknown} stays'],
])('%j is filled in as %j', (sentence, told) => {
  expect(filled(sentence, { authority: 'the town hall' })).toBe(told);
});
