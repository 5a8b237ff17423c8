import { expect, test } from 'vitest';
import { sampleFactsByKey } from '../../tests/support/sample-facts.ts';
import { faultOfRewording } from './wording.ts';

const facts = sampleFactsByKey();

function faultOf(id: string, words: string): string | null {
  const fact = facts.get(`uk/library-card/${id}`);
  if (fact === undefined) throw new Error(`There is no sample ${id}.`);
  return faultOfRewording(words, fact);
}

test.each([
  ['validity', 'for 36 months'],
  ['validity', 'three years'],
  ['validity', 'for a while'],
  ['fee-card', 'about £4.50'],
  ['fee-card', '4.50 pounds'],
  ['fee-card', 'more than 4'],
])('%s may be called "%s"', (id, words) => {
  expect(faultOf(id, words)).toBeNull();
});

test.each([
  ['validity', '4 years', 'numbers'],
  ['validity', 'four years', 'numbers'],
  ['validity', 'thirty-six or thirty-seven months', 'numbers'],
  ['validity', '3 years since May', 'months'],
  ['fee-card', '€4.50', 'no currency but'],
  ['fee-card', '4.50', 'a currency beside'],
  ['fee-card', 'some £', 'an amount behind'],
  ['fee-lost', 'a small sum', 'nobody has read'],
])('%s may not be called "%s"', (id, words, expected) => {
  expect(faultOf(id, words)).toContain(expected);
});
