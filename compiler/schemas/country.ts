import { z } from 'zod';
import { reviewedMonth } from './facts.ts';
import { pictureNames } from './pictures.ts';
import {
  contactLabel,
  factReference,
  group,
  listOf,
  mayAlsoName,
  maybe,
  pageNames,
  plainText,
  richText,
  slug,
  titledText,
  untranslated,
} from './rich-text.ts';

/** `content/<locale>/countries/<country>.yaml`: the words of one country's landing page. */
export const countrySchema = z.strictObject({
  name: plainText.describe('What sentences call the country, as in "Documents in the UK".'),
  names: z
    .array(untranslated)
    .min(1)
    .describe(
      'What texts call the country, its parts and its people, like UK, Scotland, British. A page on another country may use none of them without a reason. Leave out "English": nearly always it is the language.',
    ),
  notNames: maybe(
    z.array(untranslated),
    'Words that hold one of these names and mean something else, like "French fries".',
  ),
  ...pageNames,
  reviewed: reviewedMonth,
  picture: maybe(
    z.enum(pictureNames.countries),
    "The landscape beside the heading. Without one, the page shows the country's outline.",
  ),
  slug: slug.describe("The file of the country's own facts, like uk-documents."),
  lead: richText.describe('Two or three sentences under the heading.'),
  intro: richText.describe('A paragraph on how documents work in this country.'),
  highlights: listOf({
    ...titledText.shape,
    emblem: z
      .enum(['authority', 'fee', 'time'])
      .describe(
        'What its small picture shows: who issues it, what it costs, or how long it takes.',
      ),
  })
    .length(3)
    .describe('Three short points, each with a small picture.'),
  authorities: group('Who issues what: a table of facts, each of which names an authority.', {
    title: plainText,
    intro: richText,
    rows: z.array(factReference).min(3),
  }),
  pictureText: titledText.describe("Words beside the country's picture."),
  keyFigures: group("The figures that people ask for first, from this country's guides.", {
    title: plainText,
    intro: richText,
    rows: z.array(factReference).min(3),
  }),
  guides: titledText.describe('Heading and words over the list of guides.'),
  howItWorks: z
    .strictObject({ title: plainText, steps: z.array(titledText).min(3) })
    .describe('How we help, step by step.'),
  consultation: titledText.describe('What we offer to those who ask us.'),
  pitfalls: z
    .array(titledText)
    .min(2)
    .describe('What often goes wrong, each with what to do.')
    .meta({ warns: true }),
  contactLabel,
  mayAlsoName,
});
