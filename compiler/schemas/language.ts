import { z } from 'zod';
import { listOf, maybe, plainText } from './rich-text.ts';

/** `content/<locale>/language.json`: a folder that has one is a language of the site. */
export const languageSchema = z.strictObject({
  name: plainText.describe('What the language calls itself, like Español.'),
  tag: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, 'Write a language tag, like en-GB')
    .describe('The tag of the language, like en-GB.'),
  direction: z
    .enum(['ltr', 'rtl'])
    .describe('Whether it is written from left to right (ltr) or from right to left (rtl).'),
  numerals: maybe(
    z.record(z.string().regex(/^\d$/), z.array(plainText).min(1)),
    'Words that say a figure of the English, where the language would not write it in digits: two weeks are one word in Arabic. A star stands for the rest of a word.',
  ).meta({ translate: 'no' }),
  inPlaces: maybe(
    z.record(plainText, plainText),
    'Where the language says "in" and the name of a place in a form of its own: the form, by the name. Texts ask for it as {inPlace} or {inCountry} in place of {place} or {country}.',
  ).meta({ translate: 'no' }),
});

export type LanguageWords = z.infer<typeof languageSchema>;

const phrase = z.string().trim().min(1);

/** `content/<locale>/terms.yaml`: which word of a language says what, so that all hands of a translation write one. No page shows it. */
export const termsSchema = listOf({
  term: phrase.describe('What the English says, like "residence permit".'),
  means: phrase.describe('What it means here, in English.'),
  use: phrase.describe('The word to use.'),
  avoid: maybe(
    z.array(
      phrase.regex(/^\*?[^*]+\*?$/, 'Write a star only before the first or after the last letter'),
    ),
    'Words that nobody may write instead. A star stands for the rest of a word. "npm run content" finds them.',
  ),
  read: phrase.describe('Where the word was read: the law, the form or the page of the office.'),
});

export type Terms = z.infer<typeof termsSchema>;

/** `content/<locale>/foreign-words.yaml`: words of other languages that texts say, by the tag of their language. */
export const foreignWordsSchema = z.record(
  z.string().regex(/^[a-z]{2,3}$/, 'a tag of a language, like de'),
  z.array(z.string().trim().min(2)).min(1),
);
