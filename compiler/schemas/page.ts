import { z } from 'zod';
import { reviewedMonth } from './facts.ts';
import { pictureNames } from './pictures.ts';
import {
  factReference,
  fileKey,
  maybe,
  pageNames,
  plainText,
  richText,
  slug,
  titledText,
  yes,
} from './rich-text.ts';

const claim = z.strictObject({
  said: plainText.describe(
    'Words of somebody else, quoted as a warning. The page marks them as not its own.',
  ),
  truth: richText.describe('Why they are not true.'),
});

const folds = yes(
  'Yes where, on a phone, the section waits behind its title until somebody opens it.',
);

const articleSection = z.strictObject({
  ...titledText.shape,
  id: slug.describe(
    'The part of the address by which other pages link to the section, like bank-details.',
  ),
  folds,
  claims: maybe(z.array(claim).min(1), 'Quotations under the words, each with its answer.'),
  steps: maybe(z.array(titledText).min(1), 'What to do, in order, drawn as a marked path.'),
  showsPayments: yes('Yes where the ways to pay us stand under the words.'),
  table: maybe(
    z.strictObject({
      headings: z.tuple([plainText, plainText]).describe('The headings of its two columns.'),
      rows: z.array(factReference).min(1).describe('The facts that the table shows, in order.'),
    }),
    'Facts set as a table under the words.',
  ),
});

/** `content/<locale>/articles/<article>.yaml`: a page of titled sections, such as the privacy notice. */
export const articleSchema = z.strictObject({
  ...pageNames,
  reviewed: reviewedMonth,
  picture: maybe(
    z.enum(pictureNames.articles),
    'The landscape beside the heading. Each stands with one article alone.',
  ),
  facts: maybe(
    fileKey,
    'The file of facts that these words name by their short names, as folder/file, like general/document-fraud. Its official links stand at the end.',
  ),
  lead: richText.describe('Two or three sentences under the heading.'),
  sections: z.array(articleSection).min(1),
  sample: z
    .boolean()
    .describe('Yes while the words name things that the owner of the site still has to fill in.'),
  warns: yes(
    'Yes where all of it warns: no language may show it as it was before English changed.',
  ),
  hidesChat: yes('Yes where a link to a chat would look like what the page warns of.'),
});

/** `content/<locale>/pages/<page>.yaml`: the words of a page that stands once. */
export const simplePageSchema = z.strictObject({
  ...pageNames,
  picture: maybe(
    z.enum(pictureNames.pages),
    'The landscape beside the heading. A page with a slideshow or a panel there has none.',
  ),
  lead: richText.describe('The sentences under the heading.'),
  sections: z.array(titledText.extend({ folds })),
});
