import { z } from 'zod';
import { plainText } from './rich-text.ts';

const patterns = z.array(plainText).min(1);

/** content/plain-language/jargon.yaml: words to avoid, each written as a pattern of content/claims/README.md. */
export const jargonSchema = z.strictObject({
  words: z.array(
    z.strictObject({
      jargon: plainText,
      /** What to say instead. */
      plain: plainText,
      /** Where the word is right, such as in the name of a paper. */
      unless: patterns.optional(),
    }),
  ),
});

const measures = {
  /** Flesch–Kincaid grade of all whole sentences: the school year in the USA whose pupils can read them. */
  grade: z.number().positive(),
  /** Words of the longest sentence. */
  longestSentence: z.int().positive(),
  /** Share of sentences in the passive voice, from 0 to 1. */
  passiveShare: z.number().min(0).max(1),
  /** Words of jargon.yaml on the page. */
  jargonWords: z.int().nonnegative(),
};

/** content/plain-language/ceilings.yaml: how hard a page may be to read. */
export const ceilingsSchema = z.strictObject({
  everyPage: z.strictObject(measures),
  exceptions: z.array(
    z.strictObject({
      path: z.string().startsWith('/'),
      reason: plainText,
      ceilings: z.strictObject(measures).partial(),
    }),
  ),
});

export type JargonWord = z.infer<typeof jargonSchema>['words'][number];
export type Ceilings = z.infer<typeof ceilingsSchema>;
