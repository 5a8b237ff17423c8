import { z } from 'zod';
import { slug, untranslated } from './rich-text.ts';

/** `content/<locale>/testimonials.json`: what people wrote about us, each with where it came from. */
export const testimonialsSchema = z.strictObject({
  items: z
    .array(
      z.strictObject({
        id: slug.describe(
          'A name of its own, by which the home page chooses it, like ana-passport.',
        ),
        sample: z
          .boolean()
          .describe(
            'Yes for an example that nobody wrote: it is shown as such, and the site cannot be released with it.',
          ),
        name: untranslated
          .max(40)
          .describe('Without a surname, unless the writer agreed in writing.'),
        initials: z
          .string()
          .regex(/^\p{Lu}{1,2}$/u, 'Write one or two capital letters')
          .describe('One or two capital letters, shown where others have a picture.'),
        role: untranslated
          .max(40)
          .describe('What the writer is to us, such as User, Customer or Client.'),
        text: untranslated.max(400).describe('What the writer wrote, word for word.'),
        rating: z
          .number()
          .min(0.5)
          .max(5)
          .multipleOf(0.5)
          .describe('Stars out of five, in halves.'),
        date: z.iso.date().describe('The day on which it was written, like 2026-03-14.'),
        category: untranslated.max(40).describe('What it is about, in a word or two.'),
        origin: z
          .strictObject({
            source: untranslated.describe('The platform or the letter that it came by.'),
            consentOnFile: z
              .boolean()
              .describe("Yes when we keep the writer's consent to show it."),
          })
          .describe('Where it came from.'),
      }),
    )
    .refine((items) => items.every(({ sample, origin }) => sample || origin.consentOnFile), {
      message: 'with consent on file for every item that is no sample',
    }),
});

export type Testimonial = z.infer<typeof testimonialsSchema>['items'][number];
