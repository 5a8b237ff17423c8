import type { FactsFile } from './schemas/facts.ts';

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
