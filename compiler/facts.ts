import { ContentError, type ContentProblem } from './content-error.ts';
import {
  disagreementsIn,
  type PlacedFact,
  problemsOfFact,
  problemsOfLinks,
} from './fact-problems.ts';
import { formatMoney } from './money.ts';
import type { FactLevel } from './page.ts';
import type { FactMonth, FactsFile, Publishers, Source } from './schemas/facts.ts';

/** The lists of a facts file, in the order in which they stand there. */
export const factKinds = [
  'facts',
  'eligibility',
  'documents',
  'steps',
  'fees',
  'timing',
  'pitfalls',
] as const;

export type FactKind = (typeof factKinds)[number];

export type FactEntry = FactsFile[FactKind][number];

/** Every entry of a facts file with its place in it, like "fees.0". */
export function listEntries(
  facts: FactsFile,
): { kind: FactKind; field: string; entry: FactEntry }[] {
  return factKinds.flatMap((kind) =>
    facts[kind].map((entry, index) => ({ kind, field: `${kind}.${String(index)}`, entry })),
  );
}

/** One thing that is known. */
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
export type FactsByKey = ReadonlyMap<string, Fact>;

/**
 * All facts of all files by key, each with its level.
 * Shape: `files` by "country/guide". Throws one ContentError with every fault of every entry: decision 0020 lists them.
 */
export function gatherFacts(
  files: ReadonlyMap<string, FactsFile>,
  publishers: Publishers,
  today: Date,
): FactsByKey {
  const placed = new Map<string, PlacedFact>();
  const problems: ContentProblem[] = [];
  for (const [name, facts] of files) {
    const file = `content/facts/${name}.json`;
    if (facts.guide !== name) {
      problems.push({
        file,
        field: 'guide',
        expected: `"${name}", as the file is called`,
        got: facts.guide,
      });
    }
    problems.push(...problemsOfLinks(facts, file, publishers));
    for (const { kind, field, entry } of listEntries(facts)) {
      const fact = toFact(facts, kind, entry, publishers);
      if (placed.has(fact.key)) {
        const expected = 'used once in the file';
        problems.push({ file, field: `${field}.id`, expected, got: entry.id });
      }
      problems.push(...problemsOfFact(entry, { file, field, publishers, today }));
      placed.set(fact.key, { fact, file, field });
    }
  }
  problems.push(...disagreementsIn([...placed.values()]));
  if (problems.length > 0) throw new ContentError(problems);
  return new Map([...placed].map(([key, { fact }]) => [key, fact]));
}

/**
 * The fact that a guide means by `reference`: an id of its own, "guide/id" of the same country, or "country/guide/id".
 * Shape: `home` is "country/guide". Returns undefined when there is none.
 */
export function findFact(facts: FactsByKey, reference: string, home: string): Fact | undefined {
  const parts = reference.split('/');
  const [country = ''] = home.split('/');
  const prefix = parts.length === 1 ? `${home}/` : parts.length === 2 ? `${country}/` : '';
  return facts.get(prefix + reference);
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
