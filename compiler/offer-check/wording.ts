/**
 * What words say of an offer: by weight, the expressions that have it, parted by commas. Above 0 they stand more often in offers, below 0 in
 * honest texts. An expression is a word as `wordOf` cuts it, two neighbours with a space between them, or a sign with an asterisk before it.
 */
export type Wording = Readonly<Record<string, string>>;

/** From a character of a text to before another. */
export type Place = { start: number; end: number };

/** So much of a logarithm of odds is a weight of 1. */
export const weightStep = 0.5;
/** Languages change how words end: of longer words this many letters say what they are about. */
const longest = 6;

/** Each word of a folded text, each pair of neighbours in a sentence and each sign found in it, with its first place. */
export function expressionsIn(
  text: string,
  signs: readonly string[],
): Map<string, Place | undefined> {
  const expressions = new Map<string, Place | undefined>();
  const add = (expression: string, place?: Place) => {
    if (!expressions.has(expression)) expressions.set(expression, place);
  };
  let before: { word: string; start: number } | null = null;
  for (let start = 1; start < text.length; start = text.indexOf(' ', start) + 1) {
    const end = text.indexOf(' ', start);
    const written = text.slice(start, end);
    // Addresses are judged by themselves.
    if (written === ',' || written === '@') continue;
    if (written === '.') {
      before = null;
      continue;
    }
    const word = wordOf(written);
    add(word, { start, end });
    if (before !== null) add(`${before.word} ${word}`, { start: before.start, end });
    before = { word, start };
  }
  for (const sign of signs) add(`*${sign}`);
  return expressions;
}

/** All numbers are alike. */
function wordOf(written: string): string {
  return /^\d+$/.test(written) ? '#' : written.slice(0, longest);
}

/**
 * How much a folded text is worded like an offer (above 0) or like an honest text (below): the weights of what stands in it over the root of
 * how many they are. `strongest` looks for the part of the sentence in which most speaks for an offer.
 */
export function createWordingScore(
  wordings: readonly Wording[],
): (text: string, signs: readonly string[]) => { score: number; strongest: () => Place | null } {
  const weights = new Map(
    wordings.flatMap((wording) =>
      Object.entries(wording).flatMap(([weight, expressions]) =>
        expressions.split(',').map((one) => [one, Number(weight) * weightStep] as const),
      ),
    ),
  );
  return (text, signs) => {
    const known = [...expressionsIn(text, signs)].flatMap(([expression, place]) => {
      const weight = weights.get(expression);
      return weight === undefined ? [] : [{ weight, place }];
    });
    const sum = known.reduce((all, { weight }) => all + weight, 0);
    return {
      score: sum / Math.sqrt(Math.max(1, known.length)),
      strongest: () => strongestOf(text, known),
    };
  };
}

type Known = { weight: number; place: Place | undefined };

/** The sentence in which most expressions speak for an offer, from the first of them to the last. */
function strongestOf(text: string, known: readonly Known[]): Place | null {
  const sentences = new Map<number, Place & { times: number }>();
  for (const { weight, place } of known) {
    if (place === undefined || weight < 0) continue;
    const at = text.lastIndexOf(' . ', place.start);
    const sentence = sentences.get(at) ?? { ...place, times: 0 };
    sentences.set(at, {
      start: Math.min(sentence.start, place.start),
      end: Math.max(sentence.end, place.end),
      times: sentence.times + 1,
    });
  }
  let strongest: (Place & { times: number }) | null = null;
  for (const sentence of sentences.values()) {
    if (sentence.times > (strongest?.times ?? 0)) strongest = sentence;
  }
  return strongest;
}
