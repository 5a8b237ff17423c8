/** Shorter words differ by one letter and mean something else. */
const shortestWithSlip = 5;

/**
 * Whether two words differ by one letter: another, one more, one less, or two neighbours in each other's place.
 * As in enhancements/page-search.ts: what an island and a script of a page share becomes a file, and such a script waits as islands do.
 */
export function isSlipOf(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < shortestWithSlip || long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  if (long.length > short.length) return short.slice(start) === long.slice(start + 1);
  if (short.slice(start + 1) === long.slice(start + 1)) return true;
  const swapped = `${short.charAt(start + 1)}${short.charAt(start)}${short.slice(start + 2)}`;
  return swapped === long.slice(start);
}
