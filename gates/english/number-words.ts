const small = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** What a number in words counts; a dozen is not one of them. */
export const numberWords: ReadonlyMap<string, number> = new Map([
  ...small.map((word, value) => [word, value] as const),
  ...tens.map((word, index) => [word, (index + 2) * 10] as const),
  ['hundred', 100],
  ['hundreds', 100],
  ['thousand', 1_000],
  ['thousands', 1_000],
  ['million', 1_000_000],
  ['millions', 1_000_000],
]);
