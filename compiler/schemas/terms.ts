import { z } from 'zod';

const phrase = z.string().trim().min(1);

/** `content/<locale>/terms.yaml`: which word of a language says what, so that all hands of a translation write one. No page shows it. */
export const termsSchema = z.array(
  z.strictObject({
    term: phrase.describe('What the English says, like "residence permit".'),
    means: phrase.describe('What it means here, in English.'),
    use: phrase.describe('The word to use.'),
    avoid: z
      .array(
        phrase.regex(
          /^\*?[^*]+\*?$/,
          'Write a star only before the first or after the last letter',
        ),
      )
      .optional()
      .describe(
        'Words that nobody may write instead. A star stands for the rest of a word. "npm run content" finds them.',
      ),
    read: phrase.describe('Where the word was read: the law, the form or the page of the office.'),
  }),
);

export type Terms = z.infer<typeof termsSchema>;
