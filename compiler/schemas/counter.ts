import { z } from 'zod';
import { plainText, slug, untranslated } from './rich-text.ts';

const bothWords = {
  here: plainText.describe('As the visitor reads it.'),
  there: untranslated.describe('The same in the language of the office, as its staff say it.'),
};

/** `content/en/counter.yaml`: what to show at offices whose staff speak another language than English. */
export const counterSchema = z.strictObject({
  offices: z.array(
    z.strictObject({
      id: slug.describe('The name of the guide, like germany-passport.'),
      language: z.enum(['de', 'fr', 'es']),
      questions: z
        .array(z.strictObject(bothWords))
        .length(2)
        .describe('The two questions that the office will ask.'),
      cases: z.array(
        z.strictObject({
          id: slug.describe('The name of the case.'),
          ...bothWords,
          papers: z
            .record(slug, untranslated)
            .describe(
              'Each thing to bring by its name in the case, as the law, the form or the office calls it.',
            ),
        }),
      ),
    }),
  ),
});
