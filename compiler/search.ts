import type { ContentProblem } from './content-error.ts';
import type { Content, LocaleFiles } from './load.ts';
import type { Page, SearchData } from './page.ts';
import { englishAddress, prefixOf, type RouteTable } from './routes.ts';
import type { DocumentKind } from './schemas/guide.ts';
import type { Synonyms } from './schemas/synonyms.ts';
import { ifTranslated } from './translation/untranslated.ts';

/** Where scripts find what the search of a page knows. */
export function searchDataPath(path: string): string {
  return `${path}.json`;
}

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
  const englishTitles = new Map(pages.map(({ path, title }) => [path, title]));
  return content.locales.flatMap((words) =>
    [...pages, ...translations]
      .filter(({ language }) => language.locale === words.locale)
      .flatMap((page): SearchEntry[] => {
        const { path, title, language, kind, trail, description } = page;
        // Questions of the finder lead to what is found anyway.
        if (kind === 'page' || kind === 'find' || kind === 'not-found') return [];
        const address = englishAddress(prefixOf(words.locale), path);
        const asked = { address, title, englishTitle: englishTitles.get(address) ?? '' };
        return [
          withOneI({
            path,
            title,
            language,
            description,
            kind: words.interface.search[kind],
            document:
              kind === 'guide' ? withBareNames(trail.at(-1)?.label ?? '', words.synonyms) : '',
            place: trail.slice(1, -1).map(({ label }) => label),
            ...namesOf(asked, countryNames(page.country ?? '', words), words, content.locales[0]),
          }),
        ];
      }),
  );
}

/** The shortest word of which an ending may be all the rest. */
const shortestBare = 5;

/**
 * A label, and in a language that hangs endings on names each word of ours that one of its words is with an ending: "Alman pasaportu"
 * is a "pasaport", too.
 */
export function withBareNames(
  label: string,
  { same, needs }: Pick<Synonyms, 'same' | 'needs'>,
): string {
  if (!needs.in.some((word) => word.startsWith('-'))) return label;
  const words = wordsOf(label.replaceAll('İ', 'i').toLowerCase());
  const bare = same
    .flat()
    .filter((one) => one.length >= shortestBare && !words.includes(one))
    .filter((one) => words.some((word) => word.startsWith(one)));
  return [label, ...unique(bare)].join(' ');
}

/**
 * An entry for an index that knows no i without its dot, as Turkish has it: what no page shows has the other i, and so have more words for
 * what is shown.
 */
export function withOneI(entry: SearchEntry): SearchEntry {
  const { title, document, place, description, country, names, same } = entry;
  const shown = (...texts: string[]) =>
    texts.flatMap((text) => text.match(/[\p{L}\p{M}]*ı[\p{L}\p{M}]*/gu) ?? []);
  const plain = (words: readonly string[]) =>
    unique(words.map((word) => word.replaceAll('ı', 'i')));
  return {
    ...entry,
    document: document.replaceAll('ı', 'i'),
    country: plain(country),
    names: plain([...names, ...shown(title, ...place)]),
    same: plain([...same, ...shown(description)]),
  };
}

type Asked = { address: string; title: string; englishTitle: string };
type Typed = Pick<LocaleFiles, 'synonyms'>;

/** What people call a page, in its language and in English: whoever reads another language may type that, or what the office says. */
function namesOf(
  { address, title, englishTitle }: Asked,
  country: string[],
  { synonyms }: Typed,
  english: Typed,
): Pick<SearchEntry, 'country' | 'names' | 'same'> {
  const inEnglish = [
    ...(englishTitle === title ? [] : [englishTitle]),
    ...namesTyped(english.synonyms, address),
  ];
  const names = unique([...namesTyped(synonyms, address), ...inEnglish]);
  const same = [
    ...sameWords([title, ...country, ...names].join(' '), synonyms),
    ...sameWords(inEnglish.join(' '), english.synonyms),
  ];
  return { country, names, same: unique(same) };
}

function countryNames(country: string, { countries }: Pick<LocaleFiles, 'countries'>): string[] {
  const about = countries.get(country);
  return about === undefined ? [] : ownNames(about, [...countries.values()]);
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

/** Without the one that nobody has translated. */
function allNames(country: Named): string[] {
  return [...new Set([...(ifTranslated(() => [country.name]) ?? []), ...country.names])];
}

/** What people call a page who do not know its name. */
export function namesTyped({ names }: Synonyms, path: string): string[] {
  return names.flatMap(({ page, typed }) => (page === path ? typed : []));
}

type WordFiles = Pick<LocaleFiles, 'guides' | 'countries' | 'synonyms' | 'licences'>;

/** What people type who name a document, by its kind: names of guides and other words for them. */
export function documentWords({ guides, synonyms }: WordFiles): SearchData['documents'] {
  return Object.fromEntries(
    [...Map.groupBy(guides.values(), ({ kind }) => kind)].map(([kind, ofKind]) => [
      kind,
      withOtherWords(
        ofKind.flatMap((guide) => ifTranslated(() => guide.shortTitle) ?? []),
        synonyms,
      ),
    ]),
  );
}

/** What people call each country that we write about, and each state with a table of its own. */
export function placeWords(files: WordFiles): Map<string, string[]> {
  const { countries, licences, synonyms } = files;
  const states = [...licences].filter(([name]) => !countries.has(name));
  return new Map([
    ...[...countries].map(
      ([key, country]) =>
        [key, withOtherWords(ownNames(country, [...countries.values()]), synonyms)] as const,
    ),
    ...states.map(
      ([key, state]) =>
        [key, withOtherWords(ifTranslated(() => [state.name]) ?? [], synonyms)] as const,
    ),
  ]);
}

function withOtherWords(names: readonly string[], synonyms: Synonyms): string[] {
  return unique([...names, ...sameWords(names.join(' '), synonyms)].flatMap(wordsOf));
}

/** What a search of these pages knows before it looks into its index. People type English on pages of any language. */
export function searchWords(
  files: LocaleFiles,
  english: LocaleFiles,
  { pathOf }: Pick<RouteTable, 'pathOf'>,
): Omit<SearchData, 'first' | 'namesInNames' | 'guides'> {
  const languages = [...new Set([files, english])];
  const synonyms = languages.map((one) => one.synonyms);
  const known = synonyms.flatMap(({ names }) => names.flatMap(({ typed }) => typed));
  const ofTopic = Map.groupBy(
    synonyms.flatMap(({ notCovered }) => notCovered),
    ({ topic }) => topic,
  );
  const together = (key: keyof Synonyms['needs']) =>
    unique(synonyms.flatMap(({ needs }) => needs[key]));
  const inEnglish = { documents: documentWords(english), places: placeWords(english) };
  return {
    empty: files.synonyms.empty,
    papers: unique(synonyms.flatMap(({ papers }) => papers)),
    needs: {
      visit: together('visit'),
      work: together('work'),
      swap: together('swap'),
      in: together('in'),
    },
    names: unique([...files.synonyms.same.flat(), ...known.flatMap(wordsOf)]),
    documents: Object.fromEntries(
      Object.entries(documentWords(files)).map(([kind, words]) => [
        kind,
        unique([...words, ...(inEnglish.documents[kind as DocumentKind] ?? [])]),
      ]),
    ),
    places: Object.fromEntries(
      [...placeWords(files)].map(([key, words]) => [
        key,
        {
          words: unique([...words, ...(inEnglish.places.get(key) ?? [])]),
          code: (files.permits.get(key) ?? files.licences.get(key))?.code ?? '',
          swap: pathOf('swap', key),
          permit: pathOf('permit', key),
        },
      ]),
    ),
    notCovered: [...ofTopic].map(([topic, entries]) => ({
      ...(entries[0]?.onlyAlone && { onlyAlone: true as const }),
      topic,
      typed: unique(entries.flatMap(({ typed }) => typed)),
    })),
  };
}

/** What people type for the pages that come first: page by page, in this language and in English. */
export function firstPages(files: LocaleFiles, english: LocaleFiles): Synonyms['first'] {
  const entries = [...new Set([files, english])].flatMap(({ synonyms }) => synonyms.first);
  return [...Map.groupBy(entries, ({ page }) => page)].map(([page, ofPage]) => ({
    page,
    typed: unique(ofPage.flatMap(({ typed }) => typed)),
    withPaper: unique(ofPage.flatMap(({ withPaper }) => withPaper)),
  }));
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}\p{M}'’]+/gu) ?? [];
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words)];
}

/** The other words of every group that one of these words is in. */
function sameWords(text: string, { same }: Synonyms): string[] {
  // In small letters "İ" would be two signs, and the second no part of a word.
  const words = new Set(
    text
      .replaceAll('İ', 'i')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu),
  );
  const groups = same.filter((group) => group.some((word) => words.has(word)));
  return [...new Set(groups.flat())].filter((word) => !words.has(word));
}

/** Names that lead to no page, and topics that are none. */
export function problemsOfSynonyms(
  { locale, synonyms, notCovered }: LocaleFiles,
  routes: RouteTable,
): ContentProblem[] {
  const shown = new Set(
    routes.routes.filter(({ isDraft }) => isDraft !== true).map(({ path }) => path),
  );
  const topics = new Set(notCovered.topics.map(({ id }) => id));
  const file = `content/${locale}/synonyms.yaml`;
  const expected = 'the path of a page that is shown';
  return [
    ...(['names', 'first'] as const).flatMap((list) =>
      synonyms[list].flatMap(({ page: got }, index) =>
        shown.has(got) ? [] : [{ file, field: `${list}.${index}.page`, expected, got }],
      ),
    ),
    ...synonyms.notCovered.flatMap(({ topic: got }, index) =>
      topics.has(got)
        ? []
        : [
            {
              file,
              field: `notCovered.${index}.topic`,
              expected: 'a topic of not-covered.yaml',
              got,
            },
          ],
    ),
  ];
}

/** Who writes about what we do not: offices and charities at addresses of their own. */
export function problemsOfNotCovered({ notCovered, publishers }: LocaleFiles): ContentProblem[] {
  return notCovered.topics.flatMap(({ places }, topic) =>
    places.flatMap(({ publisher, url }, place) =>
      publishers[publisher]?.hosts.includes(new URL(url).hostname) === true
        ? []
        : [
            {
              file: 'content/en/not-covered.yaml',
              field: `topics.${topic}.places.${place}.url`,
              expected: `an address on a host of ${publisher} in content/publishers.json`,
              got: url,
            },
          ],
    ),
  );
}
