import { z } from 'zod';
import { factMonth } from './facts.ts';
import { plainText, richText } from './rich-text.ts';

const heading = {
  title: plainText.max(70),
  pageTitle: plainText.max(65),
  description: plainText.min(70).max(160),
};

/** `content/en/policies/<policy>.yaml`: a page of titled sections, such as the privacy notice. */
export const policySchema = z.strictObject({
  ...heading,
  shortTitle: plainText.max(40),
  reviewed: factMonth,
  lead: richText,
  sections: z
    .array(
      z.strictObject({
        /** The fragment by which other pages link to the section. */
        id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'Write lower-case words joined by hyphens'),
        title: plainText,
        body: richText,
      }),
    )
    .min(1),
  /** True while the section texts name things that the owner of the site still has to fill in. */
  sample: z.boolean(),
});

/** `content/en/pages/<page>.yaml`: the words of a page that stands once. */
export const simplePageSchema = z.strictObject({
  ...heading,
  lead: richText,
  sections: z.array(z.strictObject({ title: plainText, body: richText })),
});

export type PolicyWords = z.infer<typeof policySchema>;
export type SimplePageWords = z.infer<typeof simplePageSchema>;
