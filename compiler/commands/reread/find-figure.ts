import {
  type FigureInText,
  figuresIn,
  isOfSameKind,
  isSameFigure,
  type Meaning,
  plain,
} from './figures-in-text.ts';
import { type Words, wordsIn } from './page-words.ts';

/** A paragraph, a list item or a cell of a page, with what it stands under. */
export type Block = {
  text: string;
  /** Headings above it; of a cell, also those of its row and column. "" where there are none. */
  heading: string;
};

/** What is looked for: the figure and the words that it is told by, as a facts file has them. */
export type Sought = {
  /** "£102", "about 3 weeks"; null for a plain statement, whose numbers are then looked for. */
  figure: string | null;
  label: string;
  statement: string;
  /** Words around it where it was last found; "" when it never was. */
  lastPassage: string;
};

export type Finding = {
  /**
   * "same": the figure stands by its words. "different": another one of its kind stands there.
   * "unsure": a person has to look, because neither is clear.
   */
  state: 'same' | 'different' | 'unsure';
  /** Where it stands, or what comes nearest to it; "" when nothing does. At most twenty-five words. */
  passage: string;
  /** The figure there, as written; null when there is none. */
  found: string | null;
};

/** How much of what the words could weigh has to stand around a figure. Tuned on `find-figure.test.ts`, and no lower than it must be. */
const leastShare = 0.34;

/** A figure that stands as well by the words as the one sought makes it doubtful. */
const rivalShare = 0.8;

const longestPassage = 25;

/** What stands in a sentence weighs most, then what stands in its paragraph, above it, and before it. */
const weights = { sentence: 1, block: 0.45, heading: 0.6, before: 0.2 };

/**
 * Looks for a figure near the words that it belongs to, in the text of a page.
 * It says "same" only where no other figure of the kind stands as near to these words.
 */
export function findFigure(blocks: readonly Block[], sought: Sought): Finding {
  const page = sentencesOf(blocks);
  const known = knownPassage(page, sought.lastPassage);
  const needles = meaningsOf(sought.figure ?? sought.statement);
  const scored = scoreSentences(page, wordsSought(sought));
  if (needles.length === 0) {
    return known === undefined ? nearestTo(scored) : { state: 'same', ...passageOf(known) };
  }
  const [holder, rival] = [bestHolder(scored, needles), bestRival(scored, needles)];
  const state = stateOf(holder, rival);
  const isRivalNearer = rival !== null && (holder === null || rival.share > holder.share);
  const shown = state !== 'same' && isRivalNearer ? rival : holder;
  return shown === null ? nearestTo(scored) : { state, ...told(shown) };
}

function stateOf(holder: Place | null, rival: Place | null): Finding['state'] {
  const isHeld = holder !== null && holder.share >= leastShare;
  if (isHeld && (rival === null || rival.share * rivalShare <= holder.share)) return 'same';
  if (isHeld || rival === null) return 'unsure';
  return rival.isClear && rival.share >= leastShare ? 'different' : 'unsure';
}

/** Words without a figure are the same only while the passage that a person accepted still stands there. */
function knownPassage(page: readonly Sentence[], lastPassage: string): Sentence | undefined {
  const known = plain(lastPassage);
  return known === '' ? undefined : page.find(({ plainBlock }) => plainBlock.includes(known));
}

function nearestTo(scored: readonly Scored[]): Finding {
  const nearest = best(scored);
  const isNear = nearest !== null && nearest.share > 0;
  return {
    state: 'unsure',
    ...(isNear ? passageOf(nearest.sentence) : { passage: '', found: null }),
  };
}

function passageOf({ text }: Sentence): Pick<Finding, 'passage' | 'found'> {
  return { passage: cut(text, 0), found: null };
}

type Sentence = {
  text: string;
  plainText: string;
  plainBlock: string;
  figures: FigureInText[];
  words: Words;
  blockWords: Words;
  headingWords: Words;
  beforeWords: Words;
};

const noWords: Words = new Map();

function sentencesOf(blocks: readonly Block[]): Sentence[] {
  let beforeWords = noWords;
  return blocks.flatMap(({ text, heading }) => {
    const plainBlock = plain(text);
    const blockWords = wordsIn(plainBlock);
    const headingWords = wordsIn(plain(heading));
    const sentences = text.split(/(?<=[.!?;])\s+(?=[\p{Lu}\d£€$"“])/u).map((sentence) => {
      const plainText = plain(sentence);
      return {
        text: sentence.replace(/\s+/gu, ' ').trim(),
        plainText,
        plainBlock,
        figures: figuresIn(plainText),
        words: wordsIn(plainText),
        blockWords,
        headingWords,
        beforeWords,
      };
    });
    beforeWords = blockWords;
    return sentences;
  });
}

function meaningsOf(text: string): Meaning[] {
  return figuresIn(plain(text)).map(({ meaning }) => meaning);
}

/** Stems that the figure is told by, each with how much it says. */
function wordsSought({ figure, label, statement, lastPassage }: Sought): Map<string, number> {
  const sought = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const stem of wordsIn(plain(text)).keys()) {
      sought.set(stem, Math.max(sought.get(stem) ?? 0, weight));
    }
  };
  add(statement, label === '' ? 1 : 0.25);
  add(lastPassage, 0.6);
  add(figure ?? '', 0.6);
  add(label, 1);
  return sought;
}

type Scored = {
  sentence: Sentence;
  /** Of what the words sought could weigh on this page: from 0 to 1. */
  share: number;
  /** As `share`, for one figure of the sentence: words that stand near to it weigh more. */
  shareOf: (figure: FigureInText) => number;
};

function scoreSentences(page: readonly Sentence[], sought: ReadonlyMap<string, number>): Scored[] {
  const weightOf = new Map<string, number>();
  for (const [stem, weight] of sought) {
    const count = page.filter(
      ({ words, headingWords }) => words.has(stem) || headingWords.has(stem),
    ).length;
    // A word that the page never says weighs nothing against it as long as others are there: it may be in another language.
    if (count > 0) weightOf.set(stem, weight * Math.log(1 + page.length / count));
  }
  const total = [...weightOf.values()].reduce((sum, weight) => sum + weight, 0);
  const spoken = [...sought].reduce(
    (sum, [stem, weight]) => sum + (weightOf.has(stem) ? weight : 0),
    0,
  );
  const wanted = [...sought.values()].reduce((sum, weight) => sum + weight, 0);
  // A page that has hardly one of the words is about something else.
  const trust = wanted === 0 ? 0 : Math.min(1, (2.5 * spoken) / wanted);
  return page.map((sentence) => {
    const score = (near: (places: readonly number[]) => number) => {
      if (total === 0) return 0;
      let sum = 0;
      for (const [stem, weight] of weightOf) sum += weight * nearness(sentence, stem, near);
      return (trust * sum) / total;
    };
    return {
      sentence,
      share: score(() => 1),
      shareOf: ({ start, end }) =>
        score((places) => {
          const gaps = places.map((place) => (place < start ? start - place : place - end));
          return 1 / (1 + Math.max(0, Math.min(...gaps) - 30) / 60);
        }),
    };
  });
}

function nearness(
  { words, blockWords, headingWords, beforeWords }: Sentence,
  stem: string,
  near: (places: readonly number[]) => number,
): number {
  const places = words.get(stem);
  return Math.max(
    places === undefined ? 0 : weights.sentence * near(places),
    blockWords.has(stem) ? weights.block : 0,
    headingWords.has(stem) ? weights.heading : 0,
    beforeWords.has(stem) ? weights.before : 0,
  );
}

type Place = {
  sentence: Sentence;
  figure: FigureInText;
  share: number;
  /** Whether its sentence has no other figure of the kind that could be meant. */
  isClear: boolean;
};

/** The sentence that has all that is sought and stands best by the words. */
function bestHolder(scored: readonly Scored[], needles: readonly Meaning[]): Place | null {
  return best(
    scored.flatMap(({ sentence, shareOf }) => {
      const places = sentence.figures.map((figure) => ({ figure, share: shareOf(figure) }));
      const nearest = needles.map((needle) =>
        best(places.filter(({ figure }) => isSameFigure(needle, figure.meaning))),
      );
      const found = nearest.filter((place) => place !== null);
      const [first] = found;
      if (first === undefined || found.length < needles.length) return [];
      const share = Math.min(...found.map((place) => place.share));
      return [{ sentence, figure: first.figure, share, isClear: true }];
    }),
  );
}

/** The figure of the kind sought, but another one, that stands best by the words. */
function bestRival(scored: readonly Scored[], needles: readonly Meaning[]): Place | null {
  return best(
    scored.flatMap(({ sentence, shareOf }) => {
      const others = sentence.figures.filter(
        ({ meaning }) =>
          needles.some((needle) => isOfSameKind(needle, meaning)) &&
          !needles.some((needle) => isSameFigure(needle, meaning)),
      );
      const holdsAll = needles.every((needle) =>
        sentence.figures.some(({ meaning }) => isSameFigure(needle, meaning)),
      );
      return others.map((figure) => ({
        sentence,
        figure,
        // Beside the figure itself in one sentence, another one tells of something else, unless it stands much nearer.
        share: shareOf(figure) * (holdsAll ? rivalShare : 1),
        isClear: others.length <= needles.length && figure.meaning.kind !== 'number',
      }));
    }),
  );
}

/** The first of those with the largest share; null of none. */
function best<Rated extends { share: number }>(rated: readonly Rated[]): Rated | null {
  return rated.toSorted((one, other) => other.share - one.share)[0] ?? null;
}

function told({ sentence, figure }: Place): Pick<Finding, 'passage' | 'found'> {
  return {
    passage: cut(sentence.text, figure.start),
    found: sentence.plainText.slice(figure.start, figure.end).trim(),
  };
}

/** As many words as are kept of a source, around the place that they are kept for. */
function cut(text: string, place: number): string {
  const words = text.split(' ');
  if (words.length <= longestPassage) return text;
  const at = text.slice(0, place).split(' ').length - 1;
  const start = Math.max(
    0,
    Math.min(at - Math.floor(longestPassage / 2), words.length - longestPassage),
  );
  return words.slice(start, start + longestPassage).join(' ');
}
