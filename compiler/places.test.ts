import { expect, test } from 'vitest';
import { loadEnglish } from '../tests/support/load-english.ts';
import { placeName } from './places.ts';

const [english] = loadEnglish(process.cwd()).locales;
const ukrainian = { places: {}, language: { ...english.language, tag: 'uk-UA' } };

test.each([
  ['VN', 'В’єтнам'],
  ['CI', 'Кот-д’Івуар'],
])('%s is called %s in Ukrainian, with the apostrophe of our texts', (code, name) => {
  expect(placeName(code, ukrainian)).toBe(name);
});
