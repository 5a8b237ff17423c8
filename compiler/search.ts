import type { ContentProblem } from './content-error.ts';
import type { Content, LocaleFiles } from './load.ts';
import type { Page, SearchData } from './page.ts';
import { englishAddress, prefixOf, type RouteTable } from './routes.ts';
import type { Synonyms } from './schemas/synonyms.ts';
import { isUntranslated } from './translation/marks.ts';

/** What a search knows of a page beside its words. */
export type SearchEntry = Pick<Page, 'path' | 'title' | 'language' | 'description'> & {
  /** What kind of page it is, as results say it. */
  kind: string;
  /** What a guide is about, in a few words, such as "UK passport"; '' for every other page. */
  document: string;
  /** The pages above it, from the country to the document; none for a country itself. */
  place: string[];
  /** The names of the country that it is about. */
  country: string[];
  /** What people call it who do not know its name. */
  names: string[];
  /** Other words for those of its title, its country and these names. */
  same: string[];
};

type Pages = { content: Content; pages: readonly Page[]; translations: readonly Page[] };

/** Every page that a search finds, in the order of the route table. */
export function searchEntries({ content, pages, translations }: Pages): SearchEntry[] {
  return content.locales.flatMap(({ locale, interface: words, countries, synonyms }) =>
    [...pages, ...translations]
      .filter(({ language }) => language.locale === locale)
      .flatMap((page): SearchEntry[] => {
        const { path, title, language, kind, trail, description } = page;
        // Questions of the finder lead to what is found anyway.
        if (kind === 'page' || kind === 'find' || kind === 'not-found') return [];
        const about = countries.get(page.country ?? '');
        const country = about === undefined ? [] : ownNames(about, [...countries.values()]);
        const names = namesTyped(synonyms, englishAddress(prefixOf(locale), path));
        return [
          {
            path,
            title,
            language,
            description,
            kind: words.search[kind],
            document: kind === 'guide' ? (trail.at(-1)?.label ?? '') : '',
            place: trail.slice(1, -1).map(({ label }) => label),
            country,
            names,
            same: sameWords([title, ...country, ...names].join(' '), synonyms),
          },
        ];
      }),
  );
}

type Named = { name: string; names: readonly string[] };

/** Every name of a country in which another's stands as a word: whoever types "Northern Ireland" does not mean Ireland. */
export function namesInNames(countries: readonly Named[]): SearchData['namesInNames'] {
  return countries.flatMap((country) => {
    const others = countries.filter((one) => one !== country).flatMap(allNames);
    return allNames(country).flatMap((name) =>
      name
        .split(' ')
        .filter((word) => others.includes(word))
        .map((inside) => ({ name, inside })),
    );
  });
}

/** What a country is called, without the words that are another's name. */
function ownNames(country: Named, all: readonly Named[]): string[] {
  const strange = namesInNames(all).filter(({ name }) => allNames(country).includes(name));
  return allNames(country).map((name) =>
    name
      .split(' ')
      .filter((word) => !strange.some((one) => one.name === name && one.inside === word))
      .join(' '),
  );
}

function allNames({ name, names }: Named): string[] {
  return [...new Set([name, ...names])];
}

/** What people call a page who do not know its name. */
export function namesTyped({ names }: Synonyms, path: string): string[] {
  return names.flatMap(({ page, typed }) => (page === path ? typed : []));
}

/** What people type who look for a document and say nothing of their situation: names of guides and countries, and other words for them. */
export function documentWords({ guides, countries, synonyms }: LocaleFiles): string[] {
  const names = [
    ...[...guides.values()].map(({ shortTitle }) => shortTitle),
    ...[...countries.values()].flatMap(({ name, names }) => [name, ...names]),
  ].filter((name) => !isUntranslated(name));
  return [...new Set([...names, ...sameWords(names.join(' '), synonyms)])];
}

/** The other words of every group that one of these words is in. */
function sameWords(text: string, { same }: Synonyms): string[] {
  const words = new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  const groups = same.filter((group) => group.some((word) => words.has(word)));
  return [...new Set(groups.flat())].filter((word) => !words.has(word));
}

/** Names that lead to no page. */
export function problemsOfSynonyms(
  { locale, synonyms }: LocaleFiles,
  routes: RouteTable,
): ContentProblem[] {
  return synonyms.names.flatMap(({ page }, index) =>
    routes.routes.some(({ path, isDraft }) => path === page && isDraft !== true)
      ? []
      : [
          {
            file: `content/${locale}/synonyms.yaml`,
            field: `names.${index}.page`,
            expected: 'the path of a page that is shown',
            got: page,
          },
        ],
  );
}
