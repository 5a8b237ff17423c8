import { expect, test } from 'vitest';
import { all, attributeOf, closest, first, isText, textOf } from '../../gates/pages/html.ts';
import { content, type Route } from '../support/built/content.ts';
import { countriesNamedIn } from '../support/built/country-names.ts';
import { checkEachPage } from '../support/built/each.ts';
import { type BuiltPage, builtPages } from '../support/built/pages.ts';

/** What stands in the main part without being said about the country. */
const notSaid = [
  'nav',
  'form',
  'script, style, noscript',
  // Publishers of sources, which may sit anywhere, and what they call their pages.
  'small',
  '[data-source]',
  // Our own hours, in our own time.
  '[data-setting]',
].join(', ');

/** Every page that is about one country, with the others that its content has a reason to name. */
const pages = content.routes.flatMap((route) => {
  const subject = subjectOf(route);
  if (subject === null) return [];
  const named = builtPages.filter(isPartOf(route)).flatMap(namedOn);
  const mayAlsoName = (subject.words?.mayAlsoName ?? []).map(({ country }) => country);
  return [{ path: route.path, country: subject.country, mayAlsoName, named }];
});

test('every landing page, guide and offer of every country is looked at', () => {
  const { countries, guides, offers } = content;
  const acrossCountries = [...guides.keys()].filter((key) => !countries.has(countryOf(key)));
  expect(acrossCountries).toEqual(['general/school-diplomas']);
  expect(pages).toHaveLength(countries.size + guides.size - acrossCountries.length + offers.size);
});

test('each page names its own country', () =>
  checkEachPage(pages, ({ country, named }) => {
    expect(named.map((mention) => mention.country)).toContain(country);
  }));

test('each page names another country only with a reason', () =>
  checkEachPage(pages, (page) => {
    const known: readonly string[] = [page.country, ...page.mayAlsoName];
    expect(page.named.filter(({ country }) => !known.includes(country))).toEqual([]);
  }));

test('each page names every country that it has a reason to name', () =>
  checkEachPage(pages, (page) => {
    const named = page.named.map(({ country }) => country);
    expect(page.mayAlsoName.filter((country) => !named.includes(country))).toEqual([]);
  }));

/** The country that a page is about, and the words of its content file; null for a page about none or several. */
function subjectOf({ kind, content: name }: Route) {
  const { countries, guides, offers } = content;
  if (kind === 'country') return { country: name, words: countries.get(name) };
  if (kind === 'offer') {
    const words = offers.get(name);
    return { country: countryOf(words?.guide ?? ''), words };
  }
  const isOfCountry = kind === 'guide' && countries.has(countryOf(name));
  return isOfCountry ? { country: countryOf(name), words: guides.get(name) } : null;
}

/** The page of a route; with a guide, its cases too. */
function isPartOf({ kind, path }: Route) {
  return (page: BuiltPage) =>
    page.path === path || (kind === 'guide' && page.path.startsWith(`${path}/`));
}

/** "uk" of "uk/uk-passport". */
function countryOf(key: string): string {
  return key.replace(/\/.*/, '');
}

function namedOn(page: BuiltPage) {
  const { document } = page;
  const description = attributeOf(first('meta[name="description"]', document), 'content');
  return countriesNamedIn(
    [textOf(first('title', document)), description, ...textsIn(page)].join('\n'),
  );
}

/** The texts of the main part, each apart from its neighbours, so that no two words run together. */
function textsIn({ document }: BuiltPage): string[] {
  const said = all('main *', document).filter((element) => closest(element, notSaid) === null);
  return said.flatMap(({ children }) => children.filter(isText).map(textOf));
}
