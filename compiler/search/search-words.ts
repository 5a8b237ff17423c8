import { eachOf } from '../../contract/fields.ts';
import { type ContentProblem, problemsIn } from '../content-error.ts';
import type { LocaleFiles } from '../load.ts';
import type { SearchData } from '../page.ts';
import type { RouteTable } from '../routes.ts';
import type { Synonyms } from '../schemas/synonyms.ts';
import { ifTranslated } from '../translation/untranslated.ts';

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
export function ownNames(country: Named, all: readonly Named[]): string[] {
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
export function documentWords({ guides, synonyms }: WordFiles) {
  return new Map(
    [...Map.groupBy(guides.values(), ({ kind }) => kind)].map(([kind, ofKind]) => {
      const names = ofKind.flatMap((guide) => ifTranslated(() => guide.shortTitle) ?? []);
      return [kind, withOtherWords(names, synonyms)] as const;
    }),
  );
}

/** What people call each country that we write about, and each state with a table of its own. */
export function placeWords({ countries, licences, synonyms }: WordFiles) {
  const all = [...countries.values()];
  const states = [...licences].filter(([name]) => !countries.has(name));
  const names = [
    ...[...countries].map(([key, country]) => [key, ownNames(country, all)] as const),
    ...states.map(([key, state]) => [key, ifTranslated(() => [state.name]) ?? []] as const),
  ];
  return new Map(names.map(([key, own]) => [key, withOtherWords(own, synonyms)]));
}

/** The words of each thing in one language, and those in another that are not among them. */
function together<Key>(own: ReadonlyMap<Key, string[]>, other: ReadonlyMap<Key, string[]>) {
  return [...own].map(
    ([key, words]) => [key, unique([...words, ...(other.get(key) ?? [])])] as const,
  );
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
  const needed = (key: keyof Synonyms['needs']) =>
    unique(synonyms.flatMap(({ needs }) => needs[key]));
  return {
    empty: files.synonyms.empty,
    papers: unique(synonyms.flatMap(({ papers }) => papers)),
    needs: eachOf(['visit', 'work', 'swap', 'in'], needed),
    same: synonyms.flatMap(({ same }) => same),
    names: unique(known.flatMap(wordsOf)),
    documents: Object.fromEntries(together(documentWords(files), documentWords(english))),
    places: Object.fromEntries(
      together(placeWords(files), placeWords(english)).map(([key, words]) => {
        const code = (files.permits.get(key) ?? files.licences.get(key))?.code ?? '';
        return [key, { words, code, swap: pathOf('swap', key), permit: pathOf('permit', key) }];
      }),
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

export function unique(words: readonly string[]): string[] {
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
