import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test.each([
  ['letters of another script that look Latin', 'Раss', 'Pass'],
  ['letters that nobody sees', 'p\u200Ba\u00ADss', 'pass'],
  ['letters of full width', 'ｐａｓｓ', 'pass'],
  ['accents', 'pàśs', 'pass'],
  ['curly apostrophes', 'don’t', "don't"],
  ['long hyphens', 'no‑test', 'no-test'],
  ['white space of any kind', ' no\u00A0 \n test ', 'no test'],
])('%s are read as a reader reads them', (_, text, read) => {
  expect(fold(text)).toBe(read);
});
