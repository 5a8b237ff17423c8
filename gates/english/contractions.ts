const verbs: Readonly<Record<string, string>> = {
  ll: 'will',
  ve: 'have',
  re: 'are',
  m: 'am',
  d: 'would',
};
const verbsWithNot = 'do does did is are was were have has had would could should must need'.split(
  ' ',
);
/** Short forms that no rule spells out, also as people type them in haste. "Well" and "were" are words of their own. */
const known: ReadonlyMap<string, readonly string[]> = new Map([
  ['cannot', ['can', 'not']],
  ["can't", ['can', 'not']],
  ['cant', ['can', 'not']],
  ["won't", ['will', 'not']],
  ['wont', ['will', 'not']],
  ["shan't", ['shall', 'not']],
  ["ain't", ['is', 'not']],
  ["let's", ['let', 'us']],
  ...verbsWithNot.flatMap((verb): [string, string[]][] => [
    [`${verb}nt`, [verb, 'not']],
    [`${verb}n't`, [verb, 'not']],
  ]),
  ...['you', 'they'].flatMap((pronoun): [string, string[]][] => [
    [`${pronoun}ll`, [pronoun, 'will']],
    [`${pronoun}ve`, [pronoun, 'have']],
  ]),
]);
/** After these, 's is "is"; after any other word it tells whose. */
const subjects = new Set(
  'it that this there here what who where how he she everything nothing everyone nobody'.split(' '),
);

/** The words that a short form stands for: "won't" is "will not", and the 's of "driver's" goes. */
export function expandContraction(word: string): readonly string[] {
  const words = known.get(word);
  if (words !== undefined) return words;
  if (!word.includes("'")) return [word];
  const [, pronoun, ending = ''] = /^(\w+)'(ll|ve|re|m|d)$/.exec(word) ?? [];
  return pronoun === undefined ? withoutPossessive(word) : [pronoun, verbs[ending] ?? ending];
}

function withoutPossessive(word: string): string[] {
  const [, stem = word, ending = ''] = /^(.*?)'(\w*)$/.exec(word) ?? [];
  return ending === 's' && subjects.has(stem) ? [stem, 'is'] : [stem];
}
