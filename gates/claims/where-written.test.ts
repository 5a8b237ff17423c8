import { expect, test } from 'vitest';
import { nearestText, textsOfLanguage } from './where-written.ts';

const english = textsOfLanguage('en', '.');

/** File and field of the text that says a sentence, in English. */
function placeOf(sentence: string): string | undefined {
  const found = nearestText(sentence, english, 0.9);
  return found === null ? undefined : `${found.file} ${found.path.join('.')}`;
}

test('a sentence of a page is found in the file and the field that say it', () => {
  expect(placeOf('Plain guides to official documents.')).toMatch(/^content\/\S+ \S+$/);
  expect(placeOf('Send')).toBe('content/en/form.json send');
});

test('a sentence that no file says is found in none', () => {
  expect(placeOf('Nobody wrote these marmalade words.')).toBeUndefined();
});

test('another language is looked for in its own folder, English not in those of others', () => {
  const folders = (locale: string) =>
    new Set(textsOfLanguage(locale, '.').map(({ file }) => file.split('/')[1]));
  expect([...folders('es')]).toEqual(['es']);
  expect([...folders('en')]).toEqual(expect.arrayContaining(['en', 'facts', 'settings.json']));
  expect([...folders('en')].filter((folder) => ['es', 'claims'].includes(folder ?? ''))).toEqual(
    [],
  );
});
