/** Words whose forms no rule gives, each with all its forms. */
const irregular = [
  ['be', 'am', 'is', 'are', 'was', 'were', 'been', 'being'],
  ['have', 'has', 'had', 'having'],
  ['do', 'does', 'did', 'done', 'doing'],
  ['go', 'goes', 'went', 'gone', 'going'],
  ['get', 'gets', 'got', 'gotten', 'getting'],
  ['give', 'gives', 'gave', 'given', 'giving'],
  ['take', 'takes', 'took', 'taken', 'taking'],
  ['make', 'makes', 'made', 'making'],
  ['sell', 'sells', 'sold', 'selling'],
  ['buy', 'buys', 'bought', 'buying'],
  ['pay', 'pays', 'paid', 'paying'],
  ['say', 'says', 'said', 'saying'],
  ['know', 'knows', 'knew', 'known', 'knowing'],
  ['see', 'sees', 'saw', 'seen', 'seeing'],
  ['send', 'sends', 'sent', 'sending'],
  ['sit', 'sits', 'sat', 'sitting'],
  ['write', 'writes', 'wrote', 'written', 'writing'],
  ['hold', 'holds', 'held', 'holding'],
  ['keep', 'keeps', 'kept', 'keeping'],
  ['leave', 'leaves', 'left', 'leaving'],
  ['lose', 'loses', 'lost', 'losing'],
  ['win', 'wins', 'won', 'winning'],
  ['choose', 'chooses', 'chose', 'chosen', 'choosing'],
  ['find', 'finds', 'found', 'finding'],
  ['come', 'comes', 'came', 'coming'],
  ['become', 'becomes', 'became', 'becoming'],
  ['run', 'runs', 'ran', 'running'],
  ['bring', 'brings', 'brought', 'bringing'],
  ['put', 'puts', 'putting'],
  ['let', 'lets', 'letting'],
  ['cut', 'cuts', 'cutting'],
  ['set', 'sets', 'setting'],
  ['beat', 'beats', 'beaten', 'beating'],
  ['forget', 'forgets', 'forgot', 'forgotten', 'forgetting'],
  ['speak', 'speaks', 'spoke', 'spoken', 'speaking'],
  ['tell', 'tells', 'told', 'telling'],
  ['drive', 'drives', 'drove', 'driven', 'driving'],
  ['rise', 'rises', 'rose', 'risen', 'rising'],
  ['show', 'shows', 'showed', 'shown', 'showing'],
  ['forgive', 'forgives', 'forgave', 'forgiven', 'forgiving'],
  ['good', 'better', 'best'],
  ['man', 'men'],
  ['woman', 'women'],
  ['child', 'children'],
  ['person', 'people', 'persons'],
  ['licence', 'licences', 'license', 'licenses', 'licenced', 'licensed', 'licensing'],
] as const;

const formsByWord = new Map<string, readonly string[]>(
  irregular.map((forms) => [forms[0], forms] as const),
);

/**
 * Every form of an English word that is written in its plain form: "sell" gives sell, sells, sold, selling.
 * Verbs and nouns are not told apart, so a form may be one that nobody writes; it then matches nothing.
 */
export function formsOf(word: string): readonly string[] {
  return formsByWord.get(word) ?? regularForms(word);
}

function regularForms(word: string): string[] {
  if (word.length < 3 || /[^a-z]/.test(word)) return [word];
  const stem = word.slice(0, -1);
  if (/[^aeiou]y$/.test(word)) return [word, `${stem}ies`, `${stem}ied`, `${word}ing`];
  if (/(s|x|z|ch|sh)$/.test(word)) return [word, `${word}es`, `${word}ed`, `${word}ing`];
  if (/e$/.test(word)) return [word, `${stem}es`, `${stem}ed`, `${stem}ing`];
  const regular = [word, `${word}s`, `${word}ed`, `${word}ing`];
  // A last consonant may be doubled: ship, shipped; travel, travelled.
  const last = word.at(-1) ?? '';
  const isDoubled = /[^aeiou][aeiou][bdglmnprt]$/.test(word);
  return isDoubled ? [...regular, `${word}${last}ed`, `${word}${last}ing`] : regular;
}

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
