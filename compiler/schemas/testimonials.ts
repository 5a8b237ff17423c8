import { z } from 'zod';
import { slug, untranslated } from './rich-text.ts';

const id = slug.describe(
  'A name of its own, by which the home page chooses it, like ana-passport.',
);
const role = untranslated
  .max(40)
  .describe('What the writer is to us, such as User, Customer or Client.');
const category = untranslated.max(40).describe('What it is about, in a word or two.');

/** A place that waits for a real one. It invents nobody: it has no name, no stars and no day. */
const sampleSchema = z.strictObject({
  id,
  sample: z
    .literal(true)
    .describe(
      'Yes for a place that waits: it is shown as such, and the site cannot be released with it.',
    ),
  role,
  category,
  text: untranslated.max(200).describe('What will stand there.'),
});

const realSchema = z.strictObject({
  id,
  sample: z.literal(false).describe('No, because somebody wrote it.'),
  role,
  category,
  text: untranslated.max(400).describe('What the writer wrote, word for word.'),
  name: untranslated.max(40).describe('Without a surname, unless the writer agreed in writing.'),
  initials: z
    .string()
    .regex(/^\p{Lu}{1,2}$/u, 'Write one or two capital letters')
    .describe('One or two capital letters, shown where others have a picture.'),
  rating: z.number().min(0.5).max(5).multipleOf(0.5).describe('Stars out of five, in halves.'),
  date: z.iso.date().describe('The day on which it was written, like 2026-03-14.'),
  origin: z
    .strictObject({
      source: untranslated.describe('The platform or the letter that it came by.'),
      consentOnFile: z
        .literal(true, { error: 'Keep the writer’s consent before you show it' })
        .describe("Yes when we keep the writer's consent to show it."),
    })
    .describe('Where it came from.'),
});

/** `content/<locale>/testimonials.json`: what people wrote about us, and places that wait for it. */
export const testimonialsSchema = z.strictObject({
  items: z.array(z.discriminatedUnion('sample', [sampleSchema, realSchema])),
});

export type Testimonial = z.infer<typeof testimonialsSchema>['items'][number];
