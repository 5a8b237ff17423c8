import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { parseContent } from '../../compiler/load/parse-content.ts';
import { group, listOf, maybe, plainText } from '../../compiler/schemas/rich-text.ts';
import {
  createFinder,
  type Match,
  matchesIn,
  type Pattern,
  parsePattern,
  subjectOf,
} from '../words/pattern.ts';
import type { Sentence } from '../words/sentences.ts';

const patterns = z.array(plainText).min(1);

/** content/plain-language/jargon.yaml: words to avoid, each written as a pattern of content/claims/README.md. */
const jargonSchema = z.strictObject({
  words: listOf({
    jargon: plainText.describe('The word to avoid.'),
    plain: plainText.describe('What to say instead.'),
    unless: maybe(patterns, 'Where the word is right, such as in the name of a paper.'),
  }),
});

const measures = {
  grade: z
    .number()
    .positive()
    .describe(
      'The Flesch–Kincaid grade of all whole sentences: the school year in the USA whose pupils can read them.',
    ),
  longestSentence: z.int().positive().describe('How many words the longest sentence may have.'),
  passiveShare: z
    .number()
    .min(0)
    .max(1)
    .describe('Which share of sentences may be in the passive voice, from 0 to 1.'),
  jargonWords: z
    .int()
    .nonnegative()
    .describe('How many words of the list of jargon a page may have.'),
};

/** content/plain-language/ceilings.yaml: how hard a page may be to read. */
const ceilingsSchema = z.strictObject({
  everyPage: z.strictObject(measures).describe('What no page may go over.'),
  cases: group('Pages that answer one situation.', {
    meanSentence: z
      .strictObject({ least: z.number().positive(), most: z.number().positive() })
      .describe(
        'How many words a sentence has on average, so that a page neither hacks nor rambles.',
      ),
  }),
  exceptions: listOf({
    path: z
      .string()
      .startsWith('/')
      .meta({ reference: 'route' })
      .describe('The address of the page, like /privacy.'),
    reason: plainText,
    ceilings: z.strictObject(measures).partial(),
  }).describe('Pages that may go over, each with its reason.'),
});

type JargonWord = z.infer<typeof jargonSchema>['words'][number];

const folder = 'content/plain-language';

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

type Entry = { plain: string; pattern: Pattern; unless: readonly Pattern[] };

/** Finds the words of a list, each with what people say instead. Throws PatternError for one that cannot be read. */
export function createJargonFinder(words: readonly JargonWord[]) {
  const entries = words.map(
    ({ jargon, plain, unless = [] }): Entry => ({
      plain,
      pattern: parsePattern(jargon),
      unless: unless.map((text) => parsePattern(text)),
    }),
  );
  const find = createFinder(entries);
  return ({ tokens }: Sentence) => {
    const subject = subjectOf(tokens);
    return find(subject)
      .filter(({ thing: { unless }, match }) =>
        unless.every((right) => !matchesIn(right, subject).some((other) => isWithin(match, other))),
      )
      .map(({ thing: { plain }, match: { start, end } }) => {
        const said = tokens.slice(start, end).map(({ word }) => word);
        return { said: said.join(' '), plain };
      });
  };
}

function isWithin(match: Match, other: Match): boolean {
  return other.start <= match.start && match.end <= other.end;
}
