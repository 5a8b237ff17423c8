import type { ContentProblem } from './content-error.ts';
import type { Fact } from './facts.ts';

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
  return [...byName(placed).values()].flatMap((namesakes) =>
    namesakes.flatMap((one) => {
      const other = namesakes.find(({ fact }) => disagree(one.fact, fact));
      return other === undefined ? [] : [problem(one, other)];
    }),
  );
}

function byName(placed: readonly PlacedFact[]): Map<string, PlacedFact[]> {
  const named = placed.filter(({ fact }) => fact.figure !== null);
  return Map.groupBy(named, ({ fact }) => `${fact.kind} ${plain(fact.label)}`);
}

/** A label without what does not change its meaning. */
function plain(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

function disagree(one: Fact, other: Fact): boolean {
  const isSameMatter =
    one.source.url === other.source.url || one.authority.url === other.authority.url;
  return isSameMatter && one.figure !== other.figure;
}

function problem({ fact, file, field }: PlacedFact, other: PlacedFact): ContentProblem {
  return {
    file,
    field: `${field}.${fact.kind === 'fees' ? 'amount' : 'value'}`,
    expected: `${String(other.fact.figure)}, as "${fact.label}" says in ${other.file}: "${other.field}"`,
    got: fact.figure,
    mend: 'Correct one of the two, or give them labels that tell them apart.',
  };
}
