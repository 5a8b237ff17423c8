import type { Content, LocaleFiles } from '../load.ts';
import type { Page, SearchPage } from '../page.ts';
import { englishAddress, prefixOf } from '../routes.ts';
import type { Synonyms } from '../schemas/synonyms.ts';
import { namesTyped, ownNames, unique } from './search-words.ts';

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
