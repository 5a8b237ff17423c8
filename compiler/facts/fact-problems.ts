import type { Duration } from '../../plan/shapes.ts';
import { type ContentProblem, type Demand, problemsIn } from '../content-error.ts';
import type { FactsFile, Publishers, Source } from '../schemas/facts.ts';
import { isInFuture } from './dates.ts';
import { type Fact, type FactEntry, lengthOf } from './facts.ts';
import {
  amountWithoutCurrency,
  numbersIn,
  signWithoutAmount,
  spelledNumbersIn,
} from './wording.ts';

/** Where an entry stands, and what it is held against. */
type EntryPlace = {
  file: string;
  /** The entry in its file, like "fees.0". */
  field: string;
  publishers: Publishers;
  today: Date;
};

/** What is wrong with one entry by itself, each fault with the field that has it. */
export function problemsOfFact(entry: FactEntry, place: EntryPlace): ContentProblem[] {
  return problemsIn(place.file, (demandInFile) => {
    const demand: Demand = (isSo, field, ...fault) =>
      demandInFile(isSo, `${place.field}.${field}`, ...fault);
    checkEvidence(entry, place, demand);
    checkReading(entry, demand);
    checkMoney(entry, demand);
    checkDuration(entry, demand);
  });
}

/**
 * Links of a facts file that lead astray. "Apply yourself" and the authority's name must lead to an official publisher, the
 * list of official pages to hosts that some publisher of the register has.
 */
export function problemsOfLinks(
  { authority, applyAt, officialLinks }: FactsFile,
  file: string,
  { official, known }: Hosts,
): ContentProblem[] {
  return problemsIn(file, (demand) => {
    const check = (field: string, url: string, hosts: ReadonlySet<string>, whose: string) => {
      const { hostname } = new URL(url);
      const expected = `an address on a host of ${whose} in content/publishers.json`;
      demand(hosts.has(hostname), field, expected, hostname);
    };
    check('authority.url', authority.url, official, 'an official publisher');
    check('applyAt', applyAt, official, 'an official publisher');
    for (const [index, { url }] of officialLinks.entries()) {
      check(`officialLinks.${index}.url`, url, known, 'a publisher');
    }
  });
}

type Hosts = { official: ReadonlySet<string>; known: ReadonlySet<string> };

/** The hosts of official publishers, and those of all. */
export function hostsOf(publishers: Publishers): Hosts {
  const all = Object.values(publishers);
  return {
    official: new Set(all.flatMap((one) => (one.level === 'reported' ? [] : one.hosts))),
    known: new Set(all.flatMap((one) => one.hosts)),
  };
}

/** What somebody's word rests on, and when it was said. */
type Evidence = Pick<FactEntry, 'source' | 'asOf' | 'checked'>;

/** What is wrong with the publisher, the address or the months. */
export function checkEvidence(
  { source, asOf, checked }: Evidence,
  { publishers, today }: Pick<EntryPlace, 'publishers' | 'today'>,
  demand: Demand,
): void {
  checkSource(source, publishers, demand);
  for (const [field, month] of Object.entries({ asOf, checked })) {
    const hasBegun = month === undefined || !isInFuture(month, today);
    demand(hasBegun, field, 'a month that has begun', month);
  }
}

function checkSource(source: Source, publishers: Publishers, demand: Demand): void {
  const { hosts } = publishers[source.publisher] ?? {};
  const { hostname } = new URL(source.url);
  demand(
    hosts !== undefined,
    'source.publisher',
    'a name from content/publishers.json',
    source.publisher,
    'Add the publisher there with its level, or correct the name here.',
  );
  demand(
    hosts?.includes(hostname) !== false,
    'source.url',
    `an address on a host of ${source.publisher}`,
    hostname,
    'Correct the address, or add the host to the publisher in content/publishers.json.',
  );
}

/** A figure that nobody has read is never shown: whoever enters it says that they know. */
function checkReading(entry: FactEntry, demand: Demand): void {
  if (!('value' in entry || 'amount' in entry)) return;
  const { read, unread } = entry;
  demand(
    read || unread !== undefined,
    'read',
    'true, because pages show this figure only when somebody has read its source',
    false,
    'Read it, or write "unread": "shown-as-link" beside it; pages then show a link to the source and no figure.',
  );
  demand(!read || unread === undefined, 'unread', 'left out beside "read": true', unread);
}

function checkMoney(entry: FactEntry, demand: Demand): void {
  for (const field of ['label', 'value', 'title', 'statement', 'note'] as const) {
    const text: unknown = Reflect.get(entry, field);
    if (typeof text !== 'string') continue;
    const hasAmounts = signWithoutAmount(text) === null;
    demand(hasAmounts, field, 'with an amount behind each currency', text);
    const amount = amountWithoutCurrency(text);
    demand(amount === null, field, `with a currency beside ${amount}`, text);
  }
}

/** A length of time in numbers or in a unit that the words beside it do not have would be a figure of its own. */
function checkDuration(entry: FactEntry, demand: Demand): void {
  const words = 'value' in entry ? entry.value : 'statement' in entry ? entry.statement : '';
  for (const field of ['duration', 'beforeEnd'] as const) {
    const length = lengthOf(entry, field);
    if (length === null) continue;
    const strange = [length.least, length.most].find((count) => !countsIn(words).has(count));
    demand(strange === undefined, field, `with numbers of "${words}"`, strange);
    const hasUnit = unitWords[length.unit].test(words);
    demand(hasUnit, `${field}.unit`, `the unit of "${words}"`, length.unit);
  }
}

/** In digits or words; "a week" is one, and what may be at once or until the end takes none. */
function countsIn(value: string): ReadonlySet<number> {
  const ones = /\b(an?|one)\b/i.test(value) ? ['1'] : [];
  return new Set([0, ...[...numbersIn(value), ...spelledNumbersIn(value), ...ones].map(Number)]);
}

const unitWords: Readonly<Record<Duration['unit'], RegExp>> = {
  days: /(?<!working )\bdays?\b/i,
  'working-days': /\bworking days?\b/i,
  weeks: /\bweeks?\b/i,
  months: /\bmonths?\b/i,
};

/** A fact and where it stands. */
export type PlacedFact = {
  fact: Fact;
  file: string;
  /** The entry in its file, like "fees.0". */
  field: string;
};

/**
 * Pairs of figures that cannot both be so: of one kind and one label, but of different figures, although both come from the
 * same page of a source, or from files on the same authority. Each place is told and names the other.
 */
export function disagreementsIn(placed: readonly PlacedFact[]): ContentProblem[] {
  const figures = placed.filter(({ fact }) => fact.figure !== null);
  const sameMatter = [
    Map.groupBy(figures, ({ fact }) => `${nameOf(fact)} ${fact.source.url}`),
    Map.groupBy(figures, ({ fact }) => `${nameOf(fact)} ${fact.authority.url}`),
  ];
  const others = new Map<PlacedFact, PlacedFact>();
  for (const namesakes of sameMatter.flatMap((groups) => [...groups.values()])) {
    const [first, ...rest] = namesakes;
    const stranger = rest.find(({ fact }) => fact.figure !== first?.fact.figure);
    if (first === undefined || stranger === undefined) continue;
    for (const one of namesakes) {
      const other = one.fact.figure === first.fact.figure ? stranger : first;
      if (!others.has(one)) others.set(one, other);
    }
  }
  return placed.flatMap((one) => {
    const other = others.get(one);
    return other === undefined ? [] : [disagreement(one, other)];
  });
}

/** Kind and label, without what does not change a label's meaning. */
function nameOf({ kind, label }: Fact): string {
  const plain = label.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ');
  return `${kind} ${plain.trim()}`;
}

function disagreement({ fact, file, field }: PlacedFact, other: PlacedFact): ContentProblem {
  return {
    file,
    field: `${field}.${fact.kind === 'fees' ? 'amount' : 'value'}`,
    expected: `${String(other.fact.figure)}, as "${fact.label}" says in ${other.file}: "${other.field}"`,
    got: fact.figure,
    mend: 'Correct one of the two, or give them labels that tell them apart.',
  };
}
