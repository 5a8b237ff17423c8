/** The middle one of these numbers, or the mean of the two in the middle. Throws RangeError when there are none. */
export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new RangeError('No numbers, no median.');
  return (lower + upper) / 2;
}
