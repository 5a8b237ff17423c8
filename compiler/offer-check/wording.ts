/**
 * What words say of an offer, packed for the way to the visitor: for each expression that says something, in the order of their hashes, how far its hash is
 * from the one before (in base 36) and its weight (a capital, M for 0). Letters before M stand more often in honest texts, letters behind it in offers.
 */
export type Wording = string;

/** From a character of a text to before another. */
export type Place = { start: number; end: number };

/** So much of a logarithm of odds is a weight of 1. */
export const weightStep = 0.5;
/** As far as capitals reach on either side of M. */
export const mostWeight = 12;
const middle = 'M'.charCodeAt(0);
/** Languages change how words end: of longer words this many letters say what they are about. */
const longest = 6;
/** Of a hundred expressions that say nothing one is taken for another that does. */
const hashBits = 21;

/**
 * Each expression in a folded text, with its first place: a word as `wordOf` cuts it, two neighbours in a sentence with a space between them, and each
 * sign found in it with an asterisk before it.
 */
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

/** By FNV-1a, mixed once more because short words differ little. */
function hashOf(expression: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < expression.length; at += 1) {
    hash = Math.imul(hash ^ expression.charCodeAt(at), 0x01000193);
  }
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> (32 - hashBits);
}

/** Shape: weights are whole numbers from -`mostWeight` to `mostWeight`. */
export function packWording(weights: ReadonlyMap<string, number>): Wording {
  const byHash = new Map([...weights].map(([expression, weight]) => [hashOf(expression), weight]));
  let before = 0;
  return [...byHash]
    .toSorted(([one], [other]) => one - other)
    .map(([hash, weight]) => {
      const gap = (hash - before).toString(36);
      before = hash;
      return gap + String.fromCharCode(middle + weight);
    })
    .join('');
}

function unpackWording(wording: Wording): Map<number, number> {
  let hash = 0;
  return new Map(
    Array.from(wording.matchAll(/([\da-z]+)([A-Z])/g), ([, gap = '', weight = '']) => {
      hash += Number.parseInt(gap, 36);
      return [hash, (weight.charCodeAt(0) - middle) * weightStep];
    }),
  );
}

/**
 * How much a folded text is worded like an offer (above 0) or like an honest text (below): the weights of what stands in it over the root of
 * how many they are. `strongest` looks for the part of the sentence in which most speaks for an offer.
 */
export function createWordingScore(
  wording: Wording,
): (text: string, signs: readonly string[]) => { score: number; strongest: () => Place | null } {
  const weights = unpackWording(wording);
  return (text, signs) => {
    const known = [...expressionsIn(text, signs)].flatMap(([expression, place]) => {
      const weight = weights.get(hashOf(expression));
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
