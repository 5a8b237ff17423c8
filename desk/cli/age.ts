const units = [
  ['day', 24 * 60 * 60 * 1_000],
  ['hour', 60 * 60 * 1_000],
  ['minute', 60 * 1_000],
  ['second', 1_000],
] as const;

/** A time span in its two largest units, such as "3 days 4 hours"; a span that is not positive is "no time". */
export function ageInWords(ms: number): string {
  const first = units.findIndex(([, unitMs]) => ms >= unitMs);
  if (first === -1) return ms > 0 ? 'less than a second' : 'no time';
  const words: string[] = [];
  let restMs = ms;
  for (const [unit, unitMs] of units.slice(first, first + 2)) {
    const count = Math.floor(restMs / unitMs);
    restMs -= count * unitMs;
    if (count > 0) words.push(`${count} ${unit}${count === 1 ? '' : 's'}`);
  }
  return words.join(' ');
}
