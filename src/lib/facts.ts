import type { FactMonth, FactsFile, Publishers, Source } from '../schemas/facts.ts';
import { ContentError, type ContentProblem } from './content-error.ts';
import { ageInMonths } from './dates.ts';
import { formatMoney } from './money.ts';

/** How far a fact may be trusted: read at the authority, read elsewhere, or not read. */
export type FactLevel = 'official' | 'reported' | 'unread';

/** One thing that is known, ready to be shown. */
export type Fact = {
  /** "country/guide/id", unique on the whole site. */
  key: string;
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
 * Throws ContentError for a publisher that is not in the register, an id used twice, a month in the future.
 */
export function buildFactBook(
  files: ReadonlyMap<string, FactsFile>,
  publishers: Publishers,
  today: Date,
): FactBook {
  const book = new Map<string, Fact>();
  const problems: ContentProblem[] = [];
  for (const [file, facts] of files) {
    for (const { field, entry } of listEntries(facts)) {
      const fact = toFact(facts, entry, publishers);
      problems.push(...problemsOf(fact, entry, { file, field, book, publishers, today }));
      book.set(fact.key, fact);
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return book;
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

type Entry =
  | FactsFile['facts'][number]
  | FactsFile['steps'][number]
  | FactsFile['fees'][number]
  | FactsFile['timing'][number]
  | FactsFile['pitfalls'][number];

function listEntries(facts: FactsFile): { field: string; entry: Entry }[] {
  const kinds = [
    'facts',
    'eligibility',
    'documents',
    'steps',
    'fees',
    'timing',
    'pitfalls',
  ] as const;
  return kinds.flatMap((kind) =>
    facts[kind].map((entry, index) => ({ field: `${kind}.${index}`, entry })),
  );
}

function toFact(facts: FactsFile, entry: Entry, publishers: Publishers): Fact {
  const label = 'label' in entry ? entry.label : 'title' in entry ? entry.title : '';
  const statement = 'statement' in entry ? entry.statement : '';
  const figure = figureOf(entry);
  const note = 'note' in entry ? entry.note : '';
  const publisher = publishers[entry.source.publisher];
  return {
    key: `${facts.guide}/${entry.id}`,
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

function figureOf(entry: Entry): string | null {
  if ('amount' in entry) return formatMoney(entry);
  return 'value' in entry ? entry.value : null;
}

type Whereabouts = {
  file: string;
  field: string;
  book: FactBook;
  publishers: Publishers;
  today: Date;
};

function problemsOf(
  fact: Fact,
  entry: Entry,
  { file, field, book, publishers, today }: Whereabouts,
) {
  const problems: ContentProblem[] = [];
  if (book.has(fact.key)) {
    problems.push({ file, field: `${field}.id`, expected: 'used once in the file', got: entry.id });
  }
  if (publishers[entry.source.publisher] === undefined) {
    problems.push({
      file,
      field: `${field}.source.publisher`,
      expected: 'a name from content/publishers.json',
      got: entry.source.publisher,
      mend: 'Add the publisher there with its level, or correct the name here.',
    });
  }
  const { hostname } = new URL(entry.source.url);
  if (publishers[entry.source.publisher]?.hosts.includes(hostname) === false) {
    problems.push({
      file,
      field: `${field}.source.url`,
      expected: `an address on a host of ${entry.source.publisher}`,
      got: hostname,
      mend: 'Correct the address, or add the host to the publisher in content/publishers.json.',
    });
  }
  if (isInFuture(entry.asOf, today)) {
    problems.push({
      file,
      field: `${field}.asOf`,
      expected: 'a month that has begun',
      got: entry.asOf,
    });
  }
  return problems;
}

function isInFuture(asOf: FactMonth, today: Date): boolean {
  try {
    ageInMonths(asOf, today);
    return false;
  } catch {
    // ageInMonths refuses exactly this one thing.
    return true;
  }
}
