import type { Pattern } from './pattern.ts';

/**
 * Finds, among many things that have a pattern, those whose pattern may be in a sentence.
 * Without it every pattern would be tried on every sentence, which took most of the time of the check.
 */
export function createPatternIndex<Thing extends { pattern: Pattern }>(things: readonly Thing[]) {
  const byWord = new Map<string, Thing[]>();
  const always: Thing[] = [];
  for (const thing of things) {
    const [rarest] = thing.pattern.needs.toSorted((one, other) => one.size - other.size);
    if (rarest === undefined) always.push(thing);
    for (const word of rarest ?? []) byWord.set(word, [...(byWord.get(word) ?? []), thing]);
  }
  return (words: ReadonlySet<string>): Set<Thing> =>
    new Set([...always, ...[...words].flatMap((word) => byWord.get(word) ?? [])]);
}
