/** Every number in a text that is written in digits, without the commas of thousands and the stop of a sentence. */
export function numbersIn(text: string): string[] {
  return (text.match(/\d[\d.,]*/g) ?? []).map((number) =>
    number.replaceAll(',', '').replace(/\.$/, ''),
  );
}

/** "one" is left out: it stands for people and things as often as for a number. */
const smallNumbers =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety';

const numberWords = new Map([
  ...smallNumbers.split(' ').map((word, index) => [word, index + 2] as const),
  ...tens.split(' ').map((word, index) => [word, (index + 2) * 10] as const),
]);

/** Every number from two to ninety-nine that a text spells out, in digits: "thirty-five" is "35". */
export function spelledNumbersIn(text: string): string[] {
  return (text.toLowerCase().match(/[a-z]+(-[a-z]+)?/g) ?? []).flatMap((word) => {
    const [ten, unit = ''] = word.split('-').map((part) => numberWords.get(part));
    if (ten === undefined) return [];
    const isCompound = ten >= 20 && typeof unit === 'number' && unit < 10;
    return [String(isCompound ? ten + unit : ten)];
  });
}
