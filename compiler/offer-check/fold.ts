/** A text as rules read it: small letters, one space between words, " . " where a sentence ends and " , " at a pause. */
export type Folded = {
  /** Begins and ends with a space. */
  text: string;
  /** Of each character of `text`, where it stands in the original. */
  at: readonly number[];
  /** Parts of `text` that were written so that programs do not find them: spaced, mixed or hidden letters. */
  disguised: readonly (readonly [number, number])[];
};

/** Letters of other scripts that are drawn as these Latin ones. */
const cyrillic = 'авекмнорстухіїјѕһԁԛԝӏьгпч';
const latin = 'abekmhopctyxiijshdqwlbrnu';
const greek = 'αβεικνορτυχγηωϲ';
const latinOfGreek = 'abeikvoptuxynwc';
const toLatin = new Map([
  ...[...cyrillic].map((letter, index) => [letter, latin[index] ?? letter] as const),
  ...[...greek].map((letter, index) => [letter, latinOfGreek[index] ?? letter] as const),
]);
const toCyrillic = new Map(
  [...'aeopcyxikmtbh'].map((one, index) => [one, 'аеорсухікмтвн'[index] ?? one]),
);
const leet = new Map(
  Object.entries({ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' }),
);
/** Letters for which people write others, and one that Turkish has without its dot. */
const others = new Map(
  Object.entries({ ı: 'i', ى: 'ي', ة: 'ه', ؤ: 'و', ئ: 'ي', ٱ: 'ا', ک: 'ك', ی: 'ي', ـ: '' }),
);

const stop = '.';
const pause = ',';
/** Where a web address stands. */
const place = '@';
const folds = new Map<string, string>();

/** One sign as rules read it: a letter or a digit without its marks, a stop, a pause, a space, or '' for what nobody sees. */
export function foldSign(sign: string): string {
  const known = folds.get(sign);
  if (known !== undefined) return known;
  const folded = foldNewSign(sign);
  folds.set(sign, folded);
  return folded;
}

function foldNewSign(sign: string): string {
  if (/[\p{M}\p{Default_Ignorable_Code_Point}'’‘ʼ`´ʹ]/u.test(sign)) return '';
  if (/[.!?;…؛؟\n\r]/.test(sign)) return stop;
  if (/[,،()[\]–—|•·"«»“”„\p{So}\p{Sk}]/u.test(sign)) return pause;
  if (/[$€£₴%]/.test(sign)) return ` ${sign} `;
  const plain = sign.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const letters = [...plain].map((one) => others.get(one) ?? digitOf(one) ?? one).join('');
  return /^[\p{L}\p{N}]*$/u.test(letters) ? letters : ' ';
}

/** ٣ and ۳ are 3. */
function digitOf(sign: string): string | undefined {
  const code = sign.charCodeAt(0);
  if (code >= 0x660 && code <= 0x669) return String(code - 0x660);
  return code >= 0x6f0 && code <= 0x6f9 ? String(code - 0x6f0) : undefined;
}

type Word = { text: string; at: number[]; isDisguised: boolean };

/** Shape: what stands in `blanks` is read as @; web addresses are judged by themselves. */
export function fold(
  original: string,
  blanks: readonly (readonly [number, number])[] = [],
): Folded {
  return joined(withLoneLettersJoined(wordsOf(original, blanks)));
}

function wordsOf(original: string, blanks: readonly (readonly [number, number])[]): Word[] {
  const words: Word[] = [];
  let word: Word | null = null;
  const end = () => {
    if (word !== null && word.text !== '') words.push(plainWord(word));
    word = null;
  };
  const ends = new Map(blanks);
  for (let at = 0; at < original.length; ) {
    const sign = String.fromCodePoint(original.codePointAt(at) ?? 0);
    const blankEnd = ends.get(at);
    const folded = blankEnd === undefined ? signAt(original, at, sign) : ` ${place} `;
    if (isApart(folded)) {
      end();
      if (folded !== ' ') words.push({ text: folded.trim(), at: [at], isDisguised: false });
    } else {
      word ??= { text: '', at: [], isDisguised: false };
      addSign(word, { sign, folded, at });
    }
    at = blankEnd ?? at + sign.length;
  }
  end();
  return words;
}

function isApart(folded: string): boolean {
  return folded === stop || folded === pause || folded.startsWith(' ');
}

function addSign(
  word: Word,
  { sign, folded, at }: { sign: string; folded: string; at: number },
): void {
  if (folded === '') word.isDisguised ||= word.text !== '' && hidden.test(sign);
  word.text += folded;
  for (let unit = 0; unit < folded.length; unit += 1) word.at.push(at);
}

/** Of no width, and in no honest word; soft hyphens and the joiners of Arabic and of emoji are honest. */
const hidden = /[\u200b\u2060\ufeff\u180e]/;

/** A sign in its place: a dot within a number or a word ends no sentence, and a line that goes on in small letters goes on. */
function signAt(original: string, at: number, sign: string): string {
  const before = original[at - 1] ?? ' ';
  const after = original[at + sign.length] ?? ' ';
  switch (sign) {
    case '\n':
      return /^\s*\p{Ll}/u.test(original.slice(at + 1, at + 8)) ? ' ' : stop;
    case '.':
    case ',':
      return dotBetween(sign, before, after);
    case '@':
    case '$':
    case '!':
      return /[a-z$@]/i.test(before) && /[a-z$@]/i.test(after) ? sign : foldSign(sign);
    default:
      return foldSign(sign);
  }
}

function dotBetween(sign: string, before: string, after: string): string {
  if (/\d/.test(before) && /\d/.test(after)) return '';
  return sign === '.' && /[\p{L}\p{N}]/u.test(after) ? ' ' : foldSign(sign);
}

/** A word in one script, with letters for the digits that stand for them. */
function plainWord(word: Word): Word {
  const { text } = word;
  if (/^[a-z]+$/.test(text)) return word;
  const hasLatin = /[a-z]/.test(text);
  if (hasLatin && /[\u0370-\u052f]/.test(text)) return inOneScript(word);
  const isLeet =
    hasLatin &&
    !/^\d+(?:hour|day|week|month|year|min|work)/.test(text) &&
    /^[a-z].*[0-9@$!].*[a-z]$|^[0-9@$!][a-z]{4,}$|^[a-z]+[0@$]$/.test(text);
  if (!isLeet) return word;
  const plain = [...text].map((letter) => leet.get(letter) ?? letter).join('');
  return plain.length === text.length ? { ...word, text: plain, isDisguised: true } : word;
}

function inOneScript(word: Word): Word {
  const letters = [...word.text];
  const foreign = letters.filter((letter) => !/[a-z0-9]/.test(letter));
  if (foreign.every((letter) => toLatin.has(letter))) {
    const isMostlyLatin = foreign.length < letters.length - 1;
    return {
      ...word,
      text: letters.map((one) => toLatin.get(one) ?? one).join(''),
      isDisguised: isMostlyLatin,
    };
  }
  return { ...word, text: letters.map((one) => toCyrillic.get(one) ?? one).join('') };
}

/** So many letters that stand apart are a word. */
const fewestLone = 4;

/** "p a s s p o r t" is one word. */
function withLoneLettersJoined(words: readonly Word[]): Word[] {
  const result: Word[] = [];
  for (let start = 0; start < words.length; ) {
    let end = start;
    while (isLone(words[end])) end += 1;
    const lone = words.slice(start, end);
    if (lone.length < fewestLone) {
      const next = Math.max(end, start + 1);
      result.push(...words.slice(start, next));
      start = next;
    } else {
      const text = lone.map((one) => one.text).join('');
      result.push({ text, at: lone.flatMap((one) => one.at), isDisguised: true });
      start = end;
    }
  }
  return result;
}

function isLone(word: Word | undefined): boolean {
  return word !== undefined && word.text.length === 1 && /\p{L}/u.test(word.text);
}

function joined(words: readonly Word[]): Folded {
  let text = ' ';
  const at = [0];
  const disguised: [number, number][] = [];
  for (const word of words) {
    if (word.isDisguised) disguised.push([text.length, text.length + word.text.length]);
    text += `${word.text} `;
    for (const place of word.at) at.push(place);
    at.push(word.at.at(-1) ?? 0);
  }
  return { text, at, disguised };
}
