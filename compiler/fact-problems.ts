import type { ContentProblem } from './content-error.ts';
import { amountWithoutCurrency, signWithoutAmount } from './currency.ts';
import { isInFuture } from './dates.ts';
import type { FactEntry } from './fact-entries.ts';
import type { FactsFile, Publishers } from './schemas/facts.ts';

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
    ...faultsOfSource(entry, place),
    ...faultsOfMonth(entry, place),
    ...faultsOfReading(entry),
    ...faultsOfMoney(entry),
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
  publishers: Publishers,
): ContentProblem[] {
  const all = Object.values(publishers);
  const official = hostsOf(all.filter(({ level }) => level === 'official'));
  const known = hostsOf(all);

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

function hostsOf(publishers: Publishers[string][]): Set<string> {
  return new Set(publishers.flatMap(({ hosts }) => hosts));
}

type Fault = Omit<ContentProblem, 'file'>;

function faultsOfSource({ source }: FactEntry, { publishers }: EntryPlace): Fault[] {
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

function faultsOfMonth({ asOf }: FactEntry, { today }: EntryPlace): Fault[] {
  if (!isInFuture(asOf, today)) return [];
  return [{ field: 'asOf', expected: 'a month that has begun', got: asOf }];
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
