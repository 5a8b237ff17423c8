import { expect, test } from 'vitest';
import { loadEnglish } from '../../tests/support/load-english.ts';
import { fillIn } from '../texts/fill-in.ts';
import { placeName, placeWords } from './places.ts';

const [english] = loadEnglish(process.cwd()).locales;
const ukrainian = { places: {}, language: { ...english.language, tag: 'uk-UA' } };

test.each([
  ['VN', 'В’єтнам'],
  ['CI', 'Кот-д’Івуар'],
])('%s is called %s in Ukrainian, with the apostrophe of our texts', (code, name) => {
  expect(placeName(code, ukrainian)).toBe(name);
});

test('a language says "in" and the name in a form of its own where it has one', () => {
  const language = { ...ukrainian.language, inPlaces: { Техас: 'у Техасі' } };
  expect(fillIn('Жити {inPlace}', placeWords('Техас', { language }))).toBe('Жити у Техасі');
  expect(fillIn('Жити: {place}', placeWords('Юта', { language }))).toBe('Жити: Юта');
  expect(() => fillIn('Жити {inPlace}', placeWords('Юта', { language }))).toThrow('lacks "Юта"');
});
