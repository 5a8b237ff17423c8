import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { parseContent } from '../../compiler/parse-content.ts';

const plainText = z.string().trim().min(1, 'Write at least one word');
const patterns = z.array(plainText).min(1);

/** content/plain-language/jargon.yaml: words to avoid, each written as a pattern of content/claims/README.md. */
const jargonSchema = z.strictObject({
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
const ceilingsSchema = z.strictObject({
  everyPage: z.strictObject(measures),
  /** Pages that answer one situation. */
  cases: z.strictObject({
    /** Words of a sentence on average, so that a page neither hacks nor rambles. */
    meanSentence: z.strictObject({ least: z.number().positive(), most: z.number().positive() }),
  }),
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

const folder = 'content/plain-language';

/** The shape of a file of content/plain-language. */
export function schemaOfPlainLanguage(file: string): z.ZodType {
  return file.endsWith('/jargon.yaml') ? jargonSchema : ceilingsSchema;
}

/** The words to avoid and the ceilings, as content/plain-language below `root` has them. Throws ContentError. */
export function readPlainLanguage(root: string) {
  const read = (file: string): unknown => parse(readFileSync(join(root, folder, file), 'utf8'));
  return {
    ...parseContent(jargonSchema, read('jargon.yaml'), `${folder}/jargon.yaml`),
    ceilings: parseContent(ceilingsSchema, read('ceilings.yaml'), `${folder}/ceilings.yaml`),
  };
}
