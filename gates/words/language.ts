import words from './english.json' with { type: 'json' };

/** How the words of a language are read, in texts and in patterns. */
export type Language = {
  tag: string;
  /** The letters of a text as its readers take them. */
  lettersOf: (text: string) => string;
  /** The words that one in small letters stands for. */
  expand: (word: string) => readonly string[];
  /** Every form of a word that a pattern has in its plain form. */
  formsOf: (word: string) => readonly string[];
  /** What a number in words counts. */
  numberOf: (word: string) => number | undefined;
  /** Signs and names that are read as another word. */
  spelled: ReadonlyMap<string, string>;
  /** How a word of a pattern is written: "=sold" is that form only, "garantiz*" every word that begins so. */
  written: RegExp;
};

/** A language whose forms nobody has listed. */
export function languageOf(tag: string): Language {
  return {
    tag,
    lettersOf: (text) =>
      text
        .normalize('NFKC')
        .replace(/[\p{M}ـ]/gu, '')
        .replace(/[أإآٱ]/g, 'ا'),
    expand: (word) => [word],
    formsOf: (word) => [word],
    numberOf: () => undefined,
    spelled: new Map(),
    written: /^=?[\p{L}\p{M}][\p{L}\p{M}'’-]*\*?$/u,
  };
}

const irregular = new Map(words.forms.map((line) => [line.split(' ')[0], line.split(' ')]));

/**
 * Every form of an English word that is written in its plain form: "sell" gives sell, sells, sold, selling.
 * Verbs and nouns are not told apart, so a form may be one that nobody writes; it then matches nothing.
 */
function formsOf(word: string): readonly string[] {
  return irregular.get(word) ?? regularForms(word);
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

/** Also as people type them in haste. "Well" and "were" are words of their own. */
const shortForms = new Map(Object.entries(words.short));
const endings = new Map(Object.entries(words.endings));
/** After these, 's is "is"; after any other word it tells whose. */
const subjects = new Set(words.subjects.split(' '));

/** The words that a short form stands for: "won't" is "will not", and the 's of "driver's" goes. */
function expandContraction(word: string): readonly string[] {
  const listed = shortForms.get(word);
  if (listed !== undefined) return listed.split(' ');
  const [, stem, ending = ''] = /^(.+?)(n't|'\w*)$/.exec(word) ?? [];
  if (stem === undefined) return [word];
  const verb = ending === "'s" && subjects.has(stem) ? 'is' : endings.get(ending);
  return verb === undefined ? [stem] : [stem, verb];
}

/** Letters of other scripts beside the Latin letters for which a reader takes them. */
const lookAlikes = new Map([
  // Cyrillic
  ...pairsOf('АВЕЅІЈКМНОРСТУХаеѕіјорсухԁԛԝһӏь', 'ABESIJKMHOPCTYXaesijopcyxdqwhlb'),
  ...pairsOf('вкмнтгпч', 'bkmhtrnu'),
  // Greek
  ...pairsOf('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορτυχε', 'ABEZHIKMNOPTYXaiknoptuxe'),
  // Latin letters that a compatibility form does not lead back
  ...pairsOf('ıȷɑɡɩɪʟɴʀʏøłđħŧ', 'ijagiilnryoldht'),
]);

function pairsOf(others: string, latin: string): [string, string][] {
  return [...others].map((other, index) => [other, latin[index] ?? other]);
}

/** The letters of a text as an English reader takes them: without accents, and those that look alike as one. */
function plainLetters(text: string): string {
  return [...text.normalize('NFKD').replace(/\p{M}/gu, '')]
    .map((letter) => lookAlikes.get(letter) ?? letter)
    .join('');
}

/** What words for numbers count; a dozen is not one of them. */
const numbers = new Map(Object.entries(words.numbers));

/** Verbs of irregular form as they stand after a "be" in the passive voice. */
export const participles: ReadonlySet<string> = new Set(words.participles.split(' '));

export const english: Language = {
  tag: 'en-GB',
  lettersOf: plainLetters,
  expand: expandContraction,
  formsOf,
  numberOf: (word) => numbers.get(word),
  // In lower case the country would be a pronoun.
  spelled: new Map(Object.entries({ ...words.signs, US: 'usa', 'U.S': 'usa' })),
  written: /^=?[a-z]+$/,
};
