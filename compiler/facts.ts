import { ContentError, type ContentProblem } from './content-error.ts';
import { disagreementsIn, type PlacedFact } from './fact-disagreements.ts';
import { type FactEntry, type FactKind, listEntries } from './fact-entries.ts';
import { problemsOfFact, problemsOfLinks } from './fact-problems.ts';
import { formatMoney } from './money.ts';
import type { FactMonth, FactsFile, Publishers, Source } from './schemas/facts.ts';

/** How far a fact may be trusted: read at the authority, read elsewhere, or not read. */
export type FactLevel = 'official' | 'reported' | 'unread';

/** One thing that is known, ready to be shown. */
export type Fact = {
  /** "country/guide/id", unique on the whole site. */
  key: string;
  /** The list of its file that it stands in; those in `fees` are prices. */
  kind: FactKind;
  label: string;
  /** The figure or short answer, for example "£102" or "10 years"; null for a plain statement. */
  figure: string | null;
  /** All the words of the entry, in which the numbers of a rewording must be found. */
  words: string;
  /** What applies to the figure, or ''. */
  note: string;
  level: FactLevel;
  source: Source;
  asOf: FactMonth;
  /** Who has the last word: the authority of the guide that the fact belongs to. */
  authority: FactsFile['authority'];
  /** What a reader does with the figure, and checks it before once it is old. */
  checkBefore: 'paying' | 'relying';
};

/** Every fact of the site by its key. */
export type FactBook = ReadonlyMap<string, Fact>;

/**
 * All facts of all files by key, each with its level.
 * Throws one ContentError with every fault of every entry: decision 0020 lists them.
 */
export function buildFactBook(
  files: ReadonlyMap<string, FactsFile>,
  publishers: Publishers,
  today: Date,
): FactBook {
  const placed: PlacedFact[] = [];
  const problems: ContentProblem[] = [];
  for (const [file, facts] of files) {
    problems.push(...problemsOfLinks(facts, file, publishers));
    for (const { kind, field, entry } of listEntries(facts)) {
      const fact = toFact(facts, kind, entry, publishers);
      if (placed.some((other) => other.fact.key === fact.key)) {
        const expected = 'used once in the file';
        problems.push({ file, field: `${field}.id`, expected, got: entry.id });
      }
      problems.push(...problemsOfFact(entry, { file, field, publishers, today }));
      placed.push({ fact, file, field });
    }
  }
  problems.push(...disagreementsIn(placed));
  if (problems.length > 0) throw new ContentError(problems);
  return new Map(placed.map(({ fact }) => [fact.key, fact]));
}

/**
 * The fact that a guide means by `reference`: an id of its own, "guide/id" of the same country, or "country/guide/id".
 * Shape: `home` is "country/guide". Returns undefined when there is none.
 */
export function findFact(book: FactBook, reference: string, home: string): Fact | undefined {
  const parts = reference.split('/');
  const [country = ''] = home.split('/');
  const prefix = parts.length === 1 ? `${home}/` : parts.length === 2 ? `${country}/` : '';
  return book.get(prefix + reference);
}

function toFact(facts: FactsFile, kind: FactKind, entry: FactEntry, publishers: Publishers): Fact {
  const label = 'label' in entry ? entry.label : 'title' in entry ? entry.title : '';
  const statement = 'statement' in entry ? entry.statement : '';
  const figure = figureOf(entry);
  const note = 'note' in entry ? entry.note : '';
  const publisher = publishers[entry.source.publisher];
  return {
    key: `${facts.guide}/${entry.id}`,
    kind,
    label,
    figure,
    words: [label, figure, statement, note].join(' '),
    note,
    level: entry.read ? (publisher?.level ?? 'reported') : 'unread',
    source: entry.source,
    asOf: entry.asOf,
    authority: facts.authority,
    checkBefore: facts.checkBefore ?? 'paying',
  };
}

function figureOf(entry: FactEntry): string | null {
  if ('amount' in entry) return formatMoney(entry);
  return 'value' in entry ? entry.value : null;
}
