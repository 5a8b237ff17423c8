import { expect, test } from 'vitest';
import { loadEnglish } from '../../tests/support/load-english.ts';
import { loadSmallWorld } from '../../tests/support/small-world.ts';
import { readBuildConfig } from '../build-config.ts';
import { compile } from '../compile.ts';
import { ContentError } from '../content-error.ts';
import { refuse } from '../translation/untranslated.ts';
import { searchPages } from './search-pages.ts';
import { documentWords, placeWords } from './search-words.ts';

const root = process.cwd();
const build = readBuildConfig({});

function english() {
  const { locales, ...shared } = loadEnglish(root);
  const [words] = locales;
  if (words === undefined) throw new Error('There is no English.');
  return { ...shared, ...words };
}

function countryNamed(name: string) {
  const [country] = english().countries.values();
  if (country === undefined) throw new Error('There is no country.');
  return { ...country, name, names: [] };
}

const pages = searchPages(compile(loadEnglish(root), build), 'en');

test('a search finds a case by its names and by other words for them', () => {
  const evisa = pages.find(({ url }) => url.endsWith('/evisa'));
  expect(evisa?.names).toContain('brp');
  expect(evisa?.kind).toBe('Case');
  expect(evisa?.place).toEqual(['UK documents', 'UK residence permit']);
  expect(evisa?.headings).toContainEqual(
    expect.objectContaining({ id: 'what-to-bring', title: 'What to bring' }),
  );
  expect(pages.filter(({ url }) => url === '/contact' || url === '/404')).toEqual([]);
});

test('a capital İ of Turkish begins a word as any other, and its other words are found', () => {
  const words = placeWords({
    ...english(),
    countries: new Map([['ireland', countryNamed('İrlanda')]]),
    synonyms: { ...english().synonyms, same: [['irlanda', 'dublin']] },
  });
  expect(words.get('ireland')).toEqual(expect.arrayContaining(['dublin']));
});

test('a country is not found by the name of another one that stands in its own', () => {
  const namesOf = (path: string) => pages.find((page) => page.url === path)?.country;
  expect(namesOf('/services/uk/uk-passport')).toEqual(
    expect.arrayContaining(['United Kingdom', 'Northern']),
  );
  expect(namesOf('/services/uk/uk-passport')?.join(' ')).not.toMatch(/Ireland|Irish/);
  expect(namesOf('/services/ireland/ireland-documents')).toContain('Ireland');
});

test('words that name a document or a country are known with their other words, as far as they are translated', () => {
  const files = english();
  const words = [...documentWords(files).values()].flat();
  expect(words).toEqual(expect.arrayContaining(['passport', 'license', 'permis']));
  expect(words).not.toEqual(expect.arrayContaining(['lost']));
  const places = placeWords(files);
  expect(places.get('germany')).toEqual(expect.arrayContaining(['Germany', 'berlin']));
  expect(places.get('uk')).not.toEqual(expect.arrayContaining(['Ireland']));
  expect(places.get('texas')).toEqual(['Texas']);
  const countries = new Map(
    [...files.countries].map(([key, country]) => [
      key,
      {
        ...country,
        names: [],
        get name() {
          return refuse();
        },
      },
    ]),
  );
  const untranslated = placeWords({ ...files, countries });
  expect(untranslated.get('germany')).toEqual([]);
});

test('a name that leads to no page stops the build', () => {
  const file = 'content/en/synonyms.yaml';
  const text =
    'same: []\nempty: [a]\npapers: [visa]\nneeds: { visit: [a], work: [b], swap: [d], in: [c] }\nnames:\n  - page: /services/uk/no-such-page\n    typed: [brp]\nfirst:\n  - page: /no-such\n    typed: [scam]\n    withPaper: [buy]\nnotCovered:\n  - topic: nothing\n    typed: [asylum]\n';
  const wrong = loadSmallWorld(new Map([[file, text]]));
  expect(() => compile(wrong, build)).toThrow(ContentError);
  for (const field of ['names.0.page', 'first.0.page', 'notCovered.0.topic']) {
    expect(() => compile(wrong, build)).toThrow(field);
  }
});

test('who writes about what we do not stands at an address of theirs, or the build stops', () => {
  const file = 'content/en/not-covered.yaml';
  const text =
    'topics:\n  - id: asylum\n    title: Asylum\n    places:\n      - publisher: Fernland Offices\n        url: https://example.com/\n';
  const wrong = loadSmallWorld(new Map([[file, text]]));
  expect(() => compile(wrong, build)).toThrow('topics.0.places.0.url');
});
