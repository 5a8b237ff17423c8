import type { CountryWords } from '../schemas/country.ts';
import type { FactsFile, Publishers } from '../schemas/facts.ts';
import { documentKinds, type GuideWords } from '../schemas/guide.ts';
import type { PolicyWords, SimplePageWords } from '../schemas/page.ts';
import { ContentError, type ContentProblem } from './content-error.ts';
import { type Country, resolveCountry } from './countries.ts';
import { buildFactBook, type FactBook } from './facts.ts';
import { type Guide, resolveGuide } from './guides.ts';
import { type Policy, resolvePolicy, resolveSimplePage, type SimplePage } from './policies.ts';

/** Parsed content files by their name below the collection's folder, like "uk/uk-passport". */
export type ContentFiles = {
  facts: ReadonlyMap<string, FactsFile>;
  publishers: Publishers;
  guides: ReadonlyMap<string, GuideWords>;
  countries: ReadonlyMap<string, CountryWords>;
  policies: ReadonlyMap<string, PolicyWords>;
  pages: ReadonlyMap<string, SimplePageWords>;
};

/** Everything the site says, with words and facts joined. */
export type Site = {
  book: FactBook;
  guides: Guide[];
  countries: Country[];
  policies: Policy[];
  pages: ReadonlyMap<string, SimplePage>;
};

/**
 * Joins words with facts.
 * Throws one ContentError with every problem of every file.
 */
export function assembleSite(files: ContentFiles, today: Date): Site {
  const factFiles = new Map(
    [...files.facts].map(([key, facts]) => [`content/facts/${key}.json`, facts]),
  );
  const book = buildFactBook(factFiles, files.publishers, today);
  const problems: ContentProblem[] = checkFactNames(files.facts);

  function gather<Words, Resolved>(
    entries: ReadonlyMap<string, Words>,
    resolve: (key: string, words: Words) => Resolved,
  ): [string, Resolved][] {
    return [...entries].flatMap(([key, words]) => {
      try {
        return [[key, resolve(key, words)]];
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        problems.push(...error.problems);
        return [];
      }
    });
  }

  const guides = gather(files.guides, (key, words) =>
    resolveGuide({
      file: `content/en/guides/${key}.yaml`,
      key,
      words,
      facts: files.facts.get(key),
      book,
    }),
  );
  const countries = gather(files.countries, (country, words) =>
    resolveCountry({
      file: `content/en/countries/${country}.yaml`,
      country,
      words,
      facts: files.facts.get(`${country}/${words.slug}`),
      book,
    }),
  );
  const policies = gather(files.policies, (slug, words) =>
    resolvePolicy({ file: `content/en/policies/${slug}.yaml`, slug, words, book }),
  );
  const pages = gather(files.pages, (name, words) =>
    resolveSimplePage({ file: `content/en/pages/${name}.yaml`, words, book }),
  );
  if (problems.length > 0) throw new ContentError(problems);
  return {
    book,
    guides: guides.map(([, guide]) => guide).toSorted(byKind),
    countries: countries.map(([, country]) => country),
    policies: policies.map(([, policy]) => policy),
    pages: new Map(pages),
  };
}

function byKind(one: Guide, other: Guide): number {
  return documentKinds.indexOf(one.kind) - documentKinds.indexOf(other.kind);
}

function checkFactNames(facts: ReadonlyMap<string, FactsFile>): ContentProblem[] {
  return [...facts].flatMap(([key, { guide }]) =>
    guide === key
      ? []
      : [
          {
            file: `content/facts/${key}.json`,
            field: 'guide',
            expected: `"${key}", as the file is called`,
            got: guide,
          },
        ],
  );
}
