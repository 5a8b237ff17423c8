import { z } from 'zod';
import { plainText, slug, untranslated } from './rich-text.ts';

const office = slug.describe('The name of the guide, like germany-passport, or another name.');
const guide = slug.optional().describe('The name of the guide, where the office has another.');
const kind = slug.describe('The name of the case.');
const here = plainText.describe('As the visitor reads it.');
const there = untranslated.describe('The same in the language of the office, as its staff say it.');

/** Two of them, in the shape that an office's language asks for. */
function questionsOf<Question extends z.ZodType>(question: Question) {
  return z.array(question).length(2).describe('The two questions that the office will ask.');
}

const foreignOffice = z.strictObject({
  id: office,
  guide,
  language: z.enum(['de', 'fr', 'es']),
  questions: questionsOf(z.strictObject({ here, there })),
  cases: z.array(
    z.strictObject({
      id: kind,
      here,
      there,
      papers: z
        .record(slug, untranslated)
        .describe(
          'Each thing to bring by its name in the case, as the law, the form or the office calls it.',
        ),
    }),
  ),
});

/** What is said there is the English of `here`, and papers are named as the English case names them. */
const englishOffice = z.strictObject({
  id: office,
  guide,
  language: z.literal('en'),
  questions: questionsOf(z.strictObject({ here })),
  cases: z.array(z.strictObject({ id: kind, here })),
});

/** `content/en/counter.yaml`: what to show at an office, for whoever does not speak its language. */
export const counterSchema = z.strictObject({
  offices: z.array(z.discriminatedUnion('language', [foreignOffice, englishOffice])),
});
