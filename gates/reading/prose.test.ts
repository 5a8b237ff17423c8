import { expect, test } from 'vitest';
import { readingGrade, wordsOf } from './prose.ts';

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
