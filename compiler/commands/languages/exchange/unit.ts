import type { Credit } from '../../../translation/catalog.ts';

/** How far a translation is, in the words of XLIFF 2: "translated" fits its English as it is now, "reviewed" has been read by somebody else. */
export type UnitState = 'initial' | 'behind' | 'translated' | 'reviewed';

/** One text on its way to a translator's tool. */
export type Unit = {
  /** Its catalog, like "guides/uk/uk-passport". */
  key: string;
  /** Its place there, like "cases.renew-adult.time". */
  address: string;
  english: string;
  /** '' while there is none. */
  text: string;
  state: UnitState;
  most: number | null;
  /** What a translator has to know, in English, a sentence each. */
  notes: readonly string[];
  /** The page on which it stands, or the first that begins so; null for words of the frame and of scripts. */
  page: string | null;
};

/** A text that came back. `english` is what the tool translated from. */
export type ReturnedUnit = Pick<Unit, 'key' | 'address' | 'english' | 'text'> & {
  /** Whether somebody says that it is done: drafts and what is marked as fuzzy are not. */
  isDone: boolean;
  isReviewed: boolean;
};

/** A language with all of its texts. */
export type Export = { sourceTag: string; targetTag: string; units: readonly Unit[] };

/** Who stands for a text, as a note. */
export function creditNotes({ by, reviewed }: Credit): string[] {
  return [
    ...(by === undefined ? [] : [`Translated by ${by.name}, ${by.month}.`]),
    ...(reviewed === undefined ? [] : [`Read by ${reviewed.name}, ${reviewed.month}.`]),
  ];
}
