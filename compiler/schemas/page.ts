import { z } from 'zod';
import { factMonth } from './facts.ts';
import { pictureNames } from './pictures.ts';
import { factReference, fileKey, plainText, richText, slug, titledText } from './rich-text.ts';

const heading = {
  title: plainText.max(70),
  /** Name in breadcrumbs. */
  shortTitle: plainText.max(40),
  pageTitle: plainText.max(65),
  description: plainText.min(70).max(160),
};

const claim = z.strictObject({
  /** Words of somebody else, quoted as a warning; the page marks them as not its own. */
  said: plainText,
  /** Why they are not true. */
  truth: richText,
});

const articleSection = z.strictObject({
  ...titledText.shape,
  /** The fragment by which other pages link to the section. */
  id: slug,
  /** Quotations under the words, each with its answer. */
  claims: z.array(claim).min(1).optional(),
  /** What to do, in order, drawn as a marked path. */
  steps: z.array(titledText).min(1).optional(),
  /** True where the ways to pay us stand under the words. */
  showsPayments: z.literal(true).optional(),
  /** Facts set as a table under the words. */
  table: z
    .strictObject({
      headings: z.tuple([plainText, plainText]),
      rows: z.array(factReference).min(1),
    })
    .optional(),
});

/** `content/<locale>/articles/<article>.yaml`: a page of titled sections, such as the privacy notice. */
export const articleSchema = z.strictObject({
  ...heading,
  reviewed: factMonth,
  /** The landscape beside the page's name. */
  picture: z.enum(pictureNames.articles),
  /** "folder/file" of the facts that the words name without a prefix, and whose official links stand at the end. */
  facts: fileKey.optional(),
  lead: richText,
  sections: z.array(articleSection).min(1),
  /** True while the section texts name things that the owner of the site still has to fill in. */
  sample: z.boolean(),
  /** True where a link to a chat would look like what the page warns of. */
  hidesChat: z.literal(true).optional(),
});

/** `content/<locale>/pages/<page>.yaml`: the words of a page that stands once. */
export const simplePageSchema = z.strictObject({
  ...heading,
  /** The landscape beside the page's name; a page that has a slideshow or a panel there names none. */
  picture: z.enum(pictureNames.pages).optional(),
  lead: richText,
  sections: z.array(titledText),
});

export type ArticleWords = z.infer<typeof articleSchema>;
export type SimplePageWords = z.infer<typeof simplePageSchema>;
