/** Short forms that no rule spells out. */
const irregular: ReadonlyMap<string, readonly string[]> = new Map([
  ['cannot', ['can', 'not']],
  ["can't", ['can', 'not']],
  ['cant', ['can', 'not']],
  ["won't", ['will', 'not']],
  ['wont', ['will', 'not']],
  ["shan't", ['shall', 'not']],
  ["ain't", ['is', 'not']],
  ["let's", ['let', 'us']],
]);
const verbs: Readonly<Record<string, string>> = {
  ll: 'will',
  ve: 'have',
  re: 'are',
  m: 'am',
  d: 'would',
};
/** After these, 's is "is"; after any other word it tells whose. */
const subjects = new Set(
  'it that this there here what who where how he she everything nothing everyone nobody'.split(' '),
);
/** Also as people type them in haste: "dont", "youll". "Well" and "were" are words of their own. */
const verbWithNot = /^(do|does|did|is|are|was|were|have|has|had|would|could|should|must|need)n'?t$/;
const pronounWithVerb = /^(you|they)(ll|ve)$|^(\w+)'(ll|ve|re|m|d)$/;

/** The words that a short form stands for: "won't" is "will not", and the 's of "driver's" goes. */
export function expandContraction(word: string): readonly string[] {
  const known = irregular.get(word);
  if (known !== undefined) return known;
  const [, verb] = verbWithNot.exec(word) ?? [];
  if (verb !== undefined) return [verb, 'not'];
  const [, hastyPronoun, hastyEnding, pronoun = hastyPronoun, ending = hastyEnding] =
    pronounWithVerb.exec(word) ?? [];
  if (pronoun !== undefined && ending !== undefined) return [pronoun, verbs[ending] ?? ending];
  return withoutPossessive(word);
}

function withoutPossessive(word: string): string[] {
  const [, stem = word, ending = ''] = /^(.*?)'(\w*)$/.exec(word) ?? [];
  return ending === 's' && subjects.has(stem) ? [stem, 'is'] : [stem];
}
