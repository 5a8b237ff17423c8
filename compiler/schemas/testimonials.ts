import { z } from 'zod';
import { plainText, slug } from './rich-text.ts';

/** `content/<locale>/testimonials.json`: what people wrote about us, each with where it came from. */
export const testimonialsSchema = z.strictObject({
  items: z
    .array(
      z.strictObject({
        id: slug,
        /** True for an example that nobody wrote: it is shown as such, and a release refuses it. */
        sample: z.boolean(),
        /** Without a surname, unless the writer agreed in writing. */
        name: plainText.max(40),
        initials: z.string().regex(/^\p{Lu}{1,2}$/u, 'Write one or two capital letters'),
        /** What the writer is to us, such as User, Customer or Client. */
        role: plainText.max(40),
        text: plainText.max(400),
        /** Stars out of five, in halves. */
        rating: z.number().min(0.5).max(5).multipleOf(0.5),
        /** Day on which it was written. */
        date: z.iso.date(),
        /** What it is about, in a word or two. */
        category: plainText.max(40),
        origin: z.strictObject({
          /** The platform or the letter that it came by. */
          source: plainText,
          /** True when the writer's consent to show it is on file. */
          consentOnFile: z.boolean(),
        }),
      }),
    )
    .refine((items) => items.every(({ sample, origin }) => sample || origin.consentOnFile), {
      message: 'with consent on file for every item that is no sample',
    }),
});

export type Testimonial = z.infer<typeof testimonialsSchema>['items'][number];
