import { type ContentProblem, problemsIn } from './content-error.ts';
import type { Content, LocaleFiles } from './load.ts';
import type { Page, SearchData, SearchPage } from './page.ts';
import { englishAddress, prefixOf, type RouteTable } from './routes.ts';
import type { DocumentKind } from './schemas/guide.ts';
import type { Synonyms } from './schemas/synonyms.ts';
import { ifTranslated } from './translation/untranslated.ts';

/** Where scripts find what the search of a page knows. */
export function searchDataPath(path: string): string {
  return `${path}.json`;
}

type Pages = { content: Content; pages: readonly Page[]; translations: readonly Page[] };

/** Every page of a language that a search finds, in the order of the route table. */
export function searchPages({ content, pages, translations }: Pages, locale: string): SearchPage[] {
  const words = content.locales.find((one) => one.locale === locale);
  if (words === undefined) return [];
  const englishTitles = new Map(pages.map(({ path, title }) => [path, title]));
  return [...pages, ...translations]
    .filter(({ language }) => language.locale === locale)
    .flatMap((page): SearchPage[] => {
      const { path, title, kind, trail, description } = page;
      // Questions of the finder lead to what is found anyway.
      if (kind === 'page' || kind === 'find' || kind === 'not-found') return [];
      const address = englishAddress(prefixOf(locale), path);
      const asked = { address, title, englishTitle: englishTitles.get(address) ?? '' };
      return [
        {
          url: path,
          title,
          description,
          kind: words.interface.search[kind],
          document: kind === 'guide' ? (trail.at(-1)?.label ?? '') : '',
          place: trail.slice(1, -1).map(({ label }) => label),
          country: countryNames(countryOf(page, address, words), words),
          names: namesOf(asked, words.synonyms, content.locales[0].synonyms),
          headings: headingsOf(page),
        },
      ];
    });
}

/** Sections that say the same on many pages, or are for people who have found theirs. */
const leftOut = new Set(
  'contact sources others while-you-wait clock payments closing official-links help'.split(' '),
);

/** What a page speaks of, by its sections and the papers that one has to bring. */
function headingsOf({ sections }: Page): SearchPage['headings'] {
  return sections.flatMap(({ id, title, body }) => {
    if (title === null || leftOut.has(id)) return [];
    const papers = body.flatMap((part) => (part.kind === 'bring' ? part.items : []));
    const within = body.flatMap((part) => {
      if (part.kind === 'steps') return part.steps.map((step) => step.title);
      return part.kind === 'titled-texts' ? part.items.map((item) => item.title) : [];
    });
    return [
      { id, title, ...(within.length > 0 && { within }) },
      ...papers.map((paper) => ({ id: `bring-${paper.id}`, title: paper.name })),
    ];
  });
}

type Asked = { address: string; title: string; englishTitle: string };

/** What people call a page, in its language and in English: whoever reads another language may type that. */
function namesOf({ address, title, englishTitle }: Asked, synonyms: Synonyms, english: Synonyms) {
  return unique([
    ...namesTyped(synonyms, address),
    ...(englishTitle === title ? [] : [englishTitle]),
    ...namesTyped(english, address),
  ]);
}

/** The country that a page is about; where it belongs to none, the one that its address names, like "germany" of "/services/school-diplomas/recognise-germany". */
function countryOf(
  { country }: Page,
  address: string,
  { countries }: Pick<LocaleFiles, 'countries'>,
): string {
  if (country !== null && countries.has(country)) return country;
  const parts = address.split(/[/-]/);
  return [...countries.keys()].find((key) => parts.includes(key)) ?? '';
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
    same: synonyms.flatMap(({ same }) => same),
    names: unique(known.flatMap(wordsOf)),
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
  return problemsIn(`content/${locale}/synonyms.yaml`, (demand) => {
    for (const list of ['names', 'first'] as const) {
      for (const [index, { page }] of synonyms[list].entries()) {
        const expected = 'the path of a page that is shown';
        demand(shown.has(page), `${list}.${index}.page`, expected, page);
      }
    }
    for (const [index, { topic }] of synonyms.notCovered.entries()) {
      const expected = 'a topic of not-covered.yaml';
      demand(topics.has(topic), `notCovered.${index}.topic`, expected, topic);
    }
  });
}

/** Who writes about what we do not: offices and charities at addresses of their own. */
export function problemsOfNotCovered({ notCovered, publishers }: LocaleFiles): ContentProblem[] {
  return problemsIn('content/en/not-covered.yaml', (demand) => {
    for (const [topic, { places }] of notCovered.topics.entries()) {
      for (const [place, { publisher, url }] of places.entries()) {
        const expected = `an address on a host of ${publisher} in content/publishers.json`;
        const isTheirs = publishers[publisher]?.hosts.includes(new URL(url).hostname) === true;
        demand(isTheirs, `topics.${topic}.places.${place}.url`, expected, url);
      }
    }
  });
}
