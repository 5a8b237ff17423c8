import type { Duration } from '../plan/shapes.ts';
import type { ContentProblem, Fault } from './content-error.ts';
import { isInFuture } from './dates.ts';
import { type Fact, type FactEntry, lengthOf } from './facts.ts';
import { amountWithoutCurrency, signWithoutAmount } from './money.ts';
import { numbersIn, spelledNumbersIn } from './numbers.ts';
import type { FactsFile, Publishers, Source } from './schemas/facts.ts';

/** Where an entry stands, and what it is held against. */
export type EntryPlace = {
  file: string;
  /** The entry in its file, like "fees.0". */
  field: string;
  publishers: Publishers;
  today: Date;
};

/** What is wrong with one entry by itself, each fault with the field that has it. */
export function problemsOfFact(entry: FactEntry, place: EntryPlace): ContentProblem[] {
  const { file, field } = place;
  const faults = [
    ...faultsOfEvidence(entry, place),
    ...faultsOfReading(entry),
    ...faultsOfMoney(entry),
    ...faultsOfDuration(entry),
  ];
  return faults.map((fault) => ({ ...fault, file, field: `${field}.${fault.field}` }));
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
  function problemOf(field: string, url: string, hosts: ReadonlySet<string>, whose: string) {
    const { hostname } = new URL(url);
    const expected = `an address on a host of ${whose} in content/publishers.json`;
    return hosts.has(hostname) ? [] : [{ file, field, expected, got: hostname }];
  }

  return [
    ...problemOf('authority.url', authority.url, official, 'an official publisher'),
    ...problemOf('applyAt', applyAt, official, 'an official publisher'),
    ...officialLinks.flatMap(({ url }, index) =>
      problemOf(`officialLinks.${String(index)}.url`, url, known, 'a publisher'),
    ),
  ];
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

/** What is wrong with the publisher, the address or the months, each fault with the field that has it. */
export function faultsOfEvidence(
  { source, asOf, checked }: Evidence,
  { publishers, today }: Pick<EntryPlace, 'publishers' | 'today'>,
): Fault[] {
  const expected = 'a month that has begun';
  return [
    ...faultsOfSource(source, publishers),
    ...(isInFuture(asOf, today) ? [{ field: 'asOf', expected, got: asOf }] : []),
    ...(checked !== undefined && isInFuture(checked, today)
      ? [{ field: 'checked', expected, got: checked }]
      : []),
  ];
}

function faultsOfSource(source: Source, publishers: Publishers): Fault[] {
  const publisher = publishers[source.publisher];
  if (publisher === undefined) {
    return [
      {
        field: 'source.publisher',
        expected: 'a name from content/publishers.json',
        got: source.publisher,
        mend: 'Add the publisher there with its level, or correct the name here.',
      },
    ];
  }
  const { hostname } = new URL(source.url);
  if (publisher.hosts.includes(hostname)) return [];
  return [
    {
      field: 'source.url',
      expected: `an address on a host of ${source.publisher}`,
      got: hostname,
      mend: 'Correct the address, or add the host to the publisher in content/publishers.json.',
    },
  ];
}

/** A figure that nobody has read is never shown: whoever enters it says that they know. */
function faultsOfReading(entry: FactEntry): Fault[] {
  const hasFigure = 'value' in entry || 'amount' in entry;
  if (!hasFigure) return [];
  if (!entry.read && entry.unread === undefined) {
    return [
      {
        field: 'read',
        expected: 'true, because pages show this figure only when somebody has read its source',
        got: false,
        mend: 'Read it, or write "unread": "shown-as-link" beside it; pages then show a link to the source and no figure.',
      },
    ];
  }
  if (entry.read && entry.unread !== undefined) {
    return [{ field: 'unread', expected: 'left out beside "read": true', got: entry.unread }];
  }
  return [];
}

function faultsOfMoney(entry: FactEntry): Fault[] {
  return (['label', 'value', 'title', 'statement', 'note'] as const).flatMap((field) => {
    const text: unknown = Reflect.get(entry, field);
    if (typeof text !== 'string') return [];
    const amount = amountWithoutCurrency(text);
    return [
      ...(signWithoutAmount(text) === null
        ? []
        : [{ field, expected: 'with an amount behind each currency', got: text }]),
      ...(amount === null
        ? []
        : [{ field, expected: `with a currency beside ${amount}`, got: text }]),
    ];
  });
}

/** A length of time in numbers or in a unit that the words beside it do not have would be a figure of its own. */
function faultsOfDuration(entry: FactEntry): Fault[] {
  const words = 'value' in entry ? entry.value : 'statement' in entry ? entry.statement : '';
  return (['duration', 'beforeEnd'] as const).flatMap((field) => {
    const length = lengthOf(entry, field);
    if (length === null) return [];
    const strange = [length.least, length.most].find((count) => !countsIn(words).has(count));
    return [
      ...(strange === undefined
        ? []
        : [{ field, expected: `with numbers of "${words}"`, got: strange }]),
      ...(unitWords[length.unit].test(words)
        ? []
        : [{ field: `${field}.unit`, expected: `the unit of "${words}"`, got: length.unit }]),
    ];
  });
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
