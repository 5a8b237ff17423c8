import type { Duration } from '../../plan/shapes.ts';
import type { FactMonth, FactsFile, Source } from '../schemas/facts.ts';

/** How far a fact may be trusted: read at the authority, in a law, elsewhere, or not read. */
export type FactLevel = 'official' | 'law' | 'reported' | 'unread';

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

/** A length of time that an entry holds for programs; null for none. */
export function lengthOf(entry: FactEntry, field: 'duration' | 'beforeEnd'): Duration | null {
  if (field === 'beforeEnd') return 'beforeEnd' in entry ? (entry.beforeEnd ?? null) : null;
  return 'duration' in entry ? (entry.duration ?? null) : null;
}

/** Every entry of a facts file with its place in it, like "fees.0". */
export function listEntries(facts: FactsFile) {
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
  /** Whether it is a price or names money, as a threshold of income does. */
  isMoney: boolean;
  /** Whether it tells how long something takes, lasts or may wait. */
  isTime: boolean;
  /** The figure that it took the place of, and the month from which the new one applies; null where no source tells it. */
  was: { figure: string; changed: string } | null;
  /** The language of the figure, where it is not that of the rest. */
  language?: string | undefined;
  /** How long the authority takes, as far as the figure tells it. */
  duration: Duration | null;
  /** How long before its end a document may or has to be renewed, as far as the figure tells it. */
  beforeEnd: Duration | null;
  /** The price as a number; null for every other fact. */
  money: { amount: number; currency: 'GBP' | 'EUR' | 'USD' } | null;
  /** What the source says, in one whole sentence; '' for a fee or a time. */
  statement: string;
  /** Of the sentence in which somebody last saw it at its source; null for none. */
  fingerprint: string | null;
  /** All the words of the entry, in which the numbers of a rewording must be found. */
  words: string;
  /** What applies to the figure, or ''. */
  note: string;
  level: FactLevel;
  source: Source;
  asOf: FactMonth;
  /** Month in which it was last found at its source; null when nobody has looked since `asOf`. */
  checked: string | null;
  /** Who has the last word: the authority of the guide that the fact belongs to. */
  authority: FactsFile['authority'];
};

/** A fact that says what it was before. */
export type ChangedFact = Fact & { was: NonNullable<Fact['was']> };

export function isChanged(fact: Fact): fact is ChangedFact {
  return fact.was !== null && fact.level !== 'unread' && fact.figure !== null;
}

/** Newer months first, and those of one month in the order of their keys. */
export function newestFirst(one: ChangedFact, other: ChangedFact): number {
  if (one.was.changed !== other.was.changed) return one.was.changed > other.was.changed ? -1 : 1;
  return one.key < other.key ? -1 : 1;
}

/** A fact that says nothing: what stands in for one that is not there, and what others are made from. */
export const emptyFact: Fact = {
  key: '',
  kind: 'facts',
  label: '',
  figure: null,
  was: null,
  isMoney: false,
  isTime: false,
  duration: null,
  beforeEnd: null,
  money: null,
  statement: '',
  fingerprint: null,
  words: '',
  note: '',
  level: 'unread',
  source: { publisher: '', title: '', url: '' },
  asOf: 'unknown',
  checked: null,
  authority: { name: '', shortName: '', url: '' },
};

/** The last month in which its source is known to have said so. */
export function lastSaid({ asOf, checked }: Pick<Fact, 'asOf' | 'checked'>): FactMonth {
  return checked ?? asOf;
}

/** The folder of a guide or a case: "uk" of "uk/uk-passport". It is a country, or "general" for what goes across countries. */
export function countryOf(key: string): string {
  return key.split('/')[0] ?? '';
}

export type FactsByKey = ReadonlyMap<string, Fact>;

/**
 * The fact, or what is kept under its key, that a guide means by `reference`: an id of its own, "guide/id" of the same country, or "country/guide/id".
 * Shape: `home` is "country/guide". Returns undefined when there is none.
 */
export function findFact<Found>(
  facts: ReadonlyMap<string, Found>,
  reference: string,
  home: string,
): Found | undefined {
  const parts = reference.split('/');
  const country = countryOf(home);
  const prefix = parts.length === 1 ? `${home}/` : parts.length === 2 ? `${country}/` : '';
  return facts.get(prefix + reference);
}
