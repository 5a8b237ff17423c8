import { IntlMessageFormat } from 'intl-messageformat';
import { madeOnce } from '../../plan/made-once.ts';
import { isMessage } from '../texts/fill-in.ts';
import type { Text } from './catalog.ts';

/** The figure of a fact as it is shown, by the name that a text gives it; null where it has none. */
export type FigureOf = (reference: string) => string | null;

/** Words of a language that say a figure, by the figure in digits. */
export type Numerals = Readonly<Record<string, readonly string[]>>;

type Fit = { key: string; figureOf: FigureOf; numerals: Numerals };

/** What of a translation does not fit its English: other marks, links or digits, or no room for it. */
export function faultsOf(
  { address, english, kind, most }: Text,
  text: string,
  { key, figureOf, numerals }: Fit,
): string[] {
  const place = `${key} ${address}`;
  const faults: string[] = [];
  if (most !== null && text.length > most) {
    faults.push(`has ${text.length} characters; there is room for ${most}`);
  }
  if (kind === 'line' && text.includes('\n')) faults.push('breaks the line; write one line');
  if (isMessage(text)) return [...faults, ...faultsOfMessage(english, text, place)];
  // Most texts have nothing of it.
  if (!/[{}[\]\p{N}]/u.test(english + text)) return faults;
  const [before, after] = [partsOf(english), partsOf(withPlainPlaces(text))];
  return [
    ...faults,
    ...differences('the marks', before.marks.map(nameOf), after.marks.map(nameOf)),
    ...differences('links to', before.links, after.links),
    ...differences(
      'the figures',
      unsaid(numbersOf(before.rest), after.rest, numerals),
      numbersOf(after.rest),
    ),
    ...after.marks.flatMap((mark) => faultsOfMark(mark, before.marks, { figureOf, numerals })),
    ...(/[{}]/.test(after.rest) ? ['has a brace that belongs to no mark'] : []),
  ];
}

/** "{inPlace}" is {place} in another form of the language. */
function withPlainPlaces(text: string): string {
  return text.replaceAll('{inPlace}', '{place}').replaceAll('{inCountry}', '{country}');
}

type Mark = { caret: string; reference: string; words: string | null };

function partsOf(text: string): { marks: Mark[]; links: string[]; rest: string } {
  const marks: Mark[] = [];
  const links: string[] = [];
  const rest = text
    .replace(/\{(\^?)([\w/-]+)(?:\|([^{}]+))?\}/g, (_, caret: string, reference: string, words) => {
      marks.push({ caret, reference, words: typeof words === 'string' ? words : null });
      return '';
    })
    .replace(/\]\(([^)\s]*)\)/g, (_, address: string) => {
      links.push(address);
      return ']';
    });
  return { marks, links, rest };
}

function nameOf({ caret, reference }: Mark): string {
  return `{${caret}${reference}}`;
}

/** Words of a mark say the numbers that the English words say, or those of the figure. */
function faultsOfMark(
  mark: Mark,
  english: readonly Mark[],
  { figureOf, numerals }: Pick<Fit, 'figureOf' | 'numerals'>,
): string[] {
  const { words: own } = mark;
  if (own === null) return [];
  const said = english.filter((other) => nameOf(other) === nameOf(mark)).map(({ words }) => words);
  const wanted = [...said, figureOf(mark.reference)].filter((words) => words !== null);
  const numbers = numbersOf(own).join(', ');
  const isRight = wanted.some(
    (words) => unsaid(numbersOf(words), own, numerals).join(', ') === numbers,
  );
  if (isRight || wanted.length === 0) return [];
  return [`says ${numbers || 'no figure'} in ${nameOf(mark)}, where the English says ${wanted[0]}`];
}

/** The numbers that a text does not say in words. Those that it also writes in digits stay. */
function unsaid(numbers: readonly string[], text: string, numerals: Numerals): string[] {
  const written = new Set(numbersOf(text));
  return numbers.filter(
    (number) =>
      written.has(number) || !(numerals[number] ?? []).some((word) => wordPattern(word).test(text)),
  );
}

/** Arabic writes "and", "in", "for" and "the" in one with the word. */
const wordPattern = madeOnce(
  (word: string) => new RegExp(wholeWords(word, { before: '[وبلف]{0,2}(?:ال)?' }), 'u'),
);

/** Numbers in digits of any script, in order of size; how a language parts thousands, decimals and minutes makes no difference. */
export function numbersOf(text: string): string[] {
  const ascii = text
    .replace(/\p{Nd}/gu, (digit) => String(valueOfDigit(digit)))
    // Typed by hand, thousands may be parted by a plain space.
    .replace(/(?<![\d.,])\d{1,3}(?: \d{3})+(?!\d)/g, (number) => number.replaceAll(' ', ''));
  return (ascii.match(/\d(?:[.,:'’٫٬\u{a0}\u{202f}\u{2009}]?\d)*/gu) ?? [])
    .map((number) => number.replace(/[.,:٫]00$/u, '').replace(/\D/gu, ''))
    .toSorted();
}

/** The ten digits of a script stand in a row, and what stands before its zero is no digit. */
function valueOfDigit(digit: string): number {
  let value = 0;
  const code = digit.codePointAt(0) ?? 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}

function differences(what: string, english: readonly string[], other: readonly string[]): string[] {
  const gone = without(english, other);
  const strange = without(other, english);
  return [
    ...(gone.length === 0 ? [] : [`lacks ${what} ${gone.join(', ')}`]),
    ...(strange.length === 0
      ? []
      : [`has ${what} ${strange.join(', ')}, which the English has not`]),
  ];
}

function without(list: readonly string[], taken: readonly string[]): string[] {
  const left = [...taken];
  return list.filter((item) => {
    const index = left.indexOf(item);
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
}

/** These are told with numbers while the page is made; what scripts say is filled in by them, and they know no plurals. */
const mayBeMessage = /^interface (?:source\.all|guide\.all(?:Fees|Times))$/;

function faultsOfMessage(english: string, text: string, place: string): string[] {
  if (!mayBeMessage.test(place)) {
    return ['is a message of ICU, which is not read here; write it so that it fits any number'];
  }
  try {
    const names = new Set(argumentsIn(new IntlMessageFormat(text, 'en').getAst()));
    const wanted = new Set(partsOf(english).marks.map(({ reference }) => reference));
    return differences('the marks', [...wanted], [...names]);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [`is no message of ICU: ${reason}`];
  }
}

type Elements = ReturnType<IntlMessageFormat['getAst']>;

function argumentsIn(elements: Elements): string[] {
  return elements.flatMap((element) => {
    if ('options' in element) {
      return [
        element.value,
        ...Object.values(element.options).flatMap(({ value }) => argumentsIn(value)),
      ];
    }
    // 0 is literal text and 7 the number sign of a plural: both without a name.
    return element.type !== 0 && 'value' in element ? [element.value] : [];
  });
}

/** What words may have around them and still be the same: parts of an expression. */
type Around = { before?: string; after?: string };

/** Letters of any script, and digits. */
const inWord = String.raw`[\p{L}\p{M}\p{N}]`;

/** An expression, without its flags, for whole words in a text; a star before or after them stands for the rest of a word. */
export function wholeWords(words: string, { before = '', after = '' }: Around = {}): string {
  const start = words.startsWith('*') ? '' : `(?<!${inWord})${before}`;
  const end = words.endsWith('*') ? '' : `${after}(?!${inWord})`;
  return start + lettersOf(words) + end;
}

/** The same without a look at what stands around: found far faster, and too often. */
export function lettersOf(words: string): string {
  return words
    .replace(/^\*|\*$/g, '')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/['’]/g, "['’]")
    .replace(/\s+/g, String.raw`\s+`);
}
