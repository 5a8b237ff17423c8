import { z } from 'zod';
import { factMonth } from './facts.ts';
import { pictureNames } from './pictures.ts';
import {
  countryMention,
  factReference,
  plainText,
  richText,
  slug,
  titledText,
} from './rich-text.ts';

/** `content/<locale>/countries/<country>.yaml`: the words of one country's landing page. */
export const countrySchema = z.strictObject({
  /** As in "Documents in the UK". */
  name: plainText,
  /**
   * What texts call the country, its parts and its people. A page on another country may say none of it without a reason.
   * "English" is no such name: nearly always it is the language.
   */
  names: z.array(plainText).min(1),
  /** What holds one of the names and means something else. */
  notNames: z.array(plainText).optional(),
  /** Heading of the landing page. */
  title: plainText.max(70),
  shortTitle: plainText.max(40),
  pageTitle: plainText.max(65),
  description: plainText.min(70).max(160),
  reviewed: factMonth,
  /** The landscape beside the page's name; a country without one shows its outline. */
  picture: z.enum(pictureNames.countries).optional(),
  /** The country's own facts: a file of content/facts/<country>/. */
  slug,
  lead: richText,
  intro: richText,
  /** Three short points, each with a drawn emblem. */
  highlights: z
    .array(z.strictObject({ ...titledText.shape, emblem: z.enum(['authority', 'fee', 'time']) }))
    .length(3),
  /** Who issues what: rows of facts whose value names the authority. */
  authorities: z.strictObject({
    title: plainText,
    intro: richText,
    rows: z.array(factReference).min(3),
  }),
  /** Words beside the country's picture. */
  pictureText: titledText,
  /** The figures people ask for first, from this country's guides. */
  keyFigures: z.strictObject({
    title: plainText,
    intro: richText,
    rows: z.array(factReference).min(3),
  }),
  /** Heading and words over the list of guides. */
  guides: titledText,
  howItWorks: z.strictObject({ title: plainText, steps: z.array(titledText).min(3) }),
  consultation: titledText,
  pitfalls: z.array(titledText).min(2),
  contactLabel: plainText.max(40),
  /** Other countries that the words have to name, each with its reason. */
  mayAlsoName: z.array(countryMention).optional(),
});

export type CountryWords = z.infer<typeof countrySchema>;
