/** The number that `percent` of these do not exceed, by the nearest rank. Throws RangeError when there are none. */
export function percentile(numbers: readonly number[], percent: number): number {
  const sorted = Float64Array.from(numbers).sort();
  const found = sorted[Math.max(Math.ceil((percent / 100) * sorted.length), 1) - 1];
  if (found === undefined) throw new RangeError('No numbers, no percentile.');
  return found;
}
