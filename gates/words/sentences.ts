import type { Language } from './language.ts';

/** A word or a number of a sentence, and the pause that follows it. */
export type Token = {
  /** In lower case; a sign such as % is written as its word. */
  word: string;
  /** What a number in digits or words counts. */
  value?: number;
  pause: 'none' | 'comma' | 'stop' | 'question';
};

export type Sentence = {
  /** As a reader takes it in, in its own case. */
  text: string;
  tokens: readonly Token[];
};

/** The sentences of a text in order. */
type SentenceReader = (text: string) => Sentence[];

/**
 * Reads texts of a language as words and pauses.
 * Shape: `vocabulary` holds words in lower case that are found even when hyphens split them, such as "guaranteed".
 */
export function createSentenceReader(
  language: Language,
  vocabulary: ReadonlySet<string> = new Set(),
): SentenceReader {
  const segmenter = new Intl.Segmenter(language.tag, { granularity: 'sentence' });
  return (text) =>
    joinAbbreviations([...segmenter.segment(fold(text, language))].map(({ segment }) => segment))
      .map((sentence) => ({
        text: sentence.trim(),
        tokens: tokensOf(sentence, language, vocabulary),
      }))
      .filter(({ tokens }) => tokens.length > 0);
}

/** What has no width, or only says where a word may break: an eye does not see it. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;
const apostrophes = /[\u2018\u2019\u201b\u2032\u02bc\u02b9\u0060\u00b4\uff07]/gu;
const quotationMarks = /[\u201c-\u201f\u00ab\u00bb\u2033]/gu;
const hyphens = /[\u2010-\u2012\u2043\u2212\ufe63\uff0d]/gu;

/** A text as a reader takes it in: what nobody sees is gone. Case stays, for the end of a sentence shows in it. */
export function fold(text: string, { lettersOf }: Pick<Language, 'lettersOf'>): string {
  // Most texts are plain already; to take each letter apart costs more than all the rest.
  if (/^[ !-_a-~]*$/.test(text)) return text.replace(/ +/g, ' ').trim();
  return lettersOf(text.replace(unseen, ''))
    .replace(apostrophes, "'")
    .replace(quotationMarks, '"')
    .replace(hyphens, '-')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** The dot behind these ends no sentence. */
const abbreviation = /(?:^|[\s("])(?:\p{Lu}|[\p{L}.]+\.\p{L}|St|Dr|Mrs?|Ms|No(?=\. \d))\.\s*$/u;

function joinAbbreviations(sentences: readonly string[]): string[] {
  const joined: string[] = [];
  for (const sentence of sentences) {
    const last = joined.at(-1);
    if (last !== undefined && abbreviation.test(last)) joined[joined.length - 1] = last + sentence;
    else joined.push(sentence);
  }
  return joined;
}

/** A word, a number or a sign: what stands between spaces, but for the punctuation around it. */
const pieces = /[\p{L}\p{N}]+(?:(?:['.-]|(?<=\p{N}),(?=\p{N}))[\p{L}\p{N}]+)*'?|\S/gu;

function tokensOf(sentence: string, language: Language, vocabulary: ReadonlySet<string>): Token[] {
  const tokens: Token[] = [];
  for (const piece of sentence.match(pieces) ?? []) {
    const last = tokens.at(-1);
    const pause = pauseOf(piece);
    if (pause !== undefined && last !== undefined) last.pause = pause;
    else
      tokens.push(...wordsOf(piece, language, vocabulary).map((word) => tokenOf(word, language)));
  }
  return joinLoneLetters(tokens, vocabulary);
}

function pauseOf(piece: string): Token['pause'] | undefined {
  if (/^[,،()]/.test(piece)) return 'comma';
  if (/^[;:.!…–—|•·؛]/.test(piece)) return 'stop';
  return /^[?؟]/.test(piece) ? 'question' : undefined;
}

/** A word that hyphens or dots split becomes one when the whole stands in `vocabulary`, or is spelled letter by letter. */
function wordsOf(
  piece: string,
  { tag, spelled, expand }: Language,
  vocabulary: ReadonlySet<string>,
): readonly string[] {
  const word = spelled.get(piece) ?? piece.toLocaleLowerCase(tag);
  if (vocabulary.has(word)) return [word];
  const parts = word.replaceAll(',', '').match(/\d+(?:\.\d+)?|\p{L}[\p{L}']*|\p{N}+/gu) ?? [];
  const whole = parts.join('');
  const isOne =
    vocabulary.has(whole) || (parts.length > 2 && parts.every((part) => part.length === 1));
  return isOne ? [whole] : parts.flatMap(expand).filter((part) => part !== '');
}

function tokenOf(word: string, { numberOf }: Language): Token {
  const value = /^\d/.test(word) ? Number(word) : numberOf(word);
  return { word, pause: 'none', ...(value !== undefined && { value }) };
}

/** Letters that stand apart, as in "p a s s", are one word; an "a" before them may be a word of its own. */
function joinLoneLetters(tokens: readonly Token[], vocabulary: ReadonlySet<string>): Token[] {
  if (!tokens.some((token, at) => isLetter(token) && isLetter(tokens[at + 1]))) return [...tokens];
  const joined: Token[] = [];
  for (let start = 0; start < tokens.length; start += 1) {
    const rest = tokens.slice(start);
    const length = rest.findIndex((token) => !isLetter(token));
    const letters = length === -1 ? rest : rest.slice(0, length);
    const [first] = letters;
    const word = letters.map((letter) => letter.word).join('');
    if (first === undefined || letters.length < 3 || vocabulary.has(word.slice(1))) {
      joined.push(...rest.slice(0, 1));
    } else {
      joined.push({ ...first, word, pause: letters.at(-1)?.pause ?? 'none' });
      start += letters.length - 1;
    }
  }
  return joined;
}

function isLetter(token: Token | undefined): boolean {
  return token !== undefined && /^\p{L}$/u.test(token.word);
}
