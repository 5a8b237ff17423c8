import { z } from 'zod';
import { checkedMonth, factMonth, httpsUrl, sourceSchema } from './facts.ts';
import { editorNotes, group, plainText, slug } from './rich-text.ts';

/** The folder below content/ in which the tables of each kind stand. */
export const tableFolders = { swap: 'licences', permit: 'permits' } as const;

/** What a table answers, and the kind of the pages that hold the table of one destination. */
export type TableKind = keyof typeof tableFolders;

/** What every table of answers has: a file for each destination, rules for groups of places, and a source for each rule. */

const evidenceSchema = z.strictObject({
  ...sourceSchema.shape,
  asOf: factMonth,
  checked: checkedMonth.optional(),
});

/** One or two sentences, and the name of an entry of `sources`. */
export const sourcedStatement = z.strictObject({
  statement: plainText.describe(
    'One or two sentences, as close to the source as plain words allow.',
  ),
  source: slug.describe(
    'Which of the sources of this file says so, by its name there, like gov-uk-exchange.',
  ),
});

/** The head of a file of a destination. Shape: `code` is its own place, which needs no answer. */
export const destinationShape = {
  destination: slug.describe(
    'The country or state that the table is about; the same as the name of the file, like germany.',
  ),
  name: plainText.describe('What sentences call it, as in "You live in Germany".'),
  code: z
    .string()
    .regex(/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/, 'Write the code of ISO 3166, like DE or US-TX')
    .describe('Its code of ISO 3166, like DE or US-TX. The table has no row for it.'),
  authority: group('The office that decides there.', {
    name: plainText.describe('Its whole name, like "Driver and Vehicle Licensing Agency".'),
    shortName: plainText.describe('What sentences call it, as in "ask the DVLA".'),
    url: httpsUrl.describe('Where the authority has its site, like https://www.gov.uk/dvla.'),
  }),
  applyAt: httpsUrl.describe("The authority's own page on the matter."),
  sources: z
    .record(slug, evidenceSchema)
    .describe('Where the answers were read; each answer names one of these.'),
  notes: editorNotes,
};

const destinationSchema = z.strictObject(destinationShape);

export type Destination = z.infer<typeof destinationSchema>;

/** The words of one kind of table. {place} is the destination, {authority} the office there. */
export const tableWordsShape = {
  title: plainText.describe('The heading. Write {place} where the name of the country belongs.'),
  shortTitle: plainText,
  pageTitle: plainText,
  description: plainText,
  lead: plainText.describe('The sentences under the heading.'),
  table: group('Over, in and under the table itself.', {
    title: plainText,
    filter: plainText.describe('The label of the box in which visitors type to find their row.'),
    own: plainText.describe('For somebody who comes from the country itself.'),
    notListed: plainText.describe('For somebody whose country the list does not name.'),
    byPart: plainText.describe(
      'When the list names parts of what the visitor came with, such as single states, and not the whole.',
    ),
    others: plainText.describe('The link for somebody who does not find their place.'),
    nothing: plainText.describe('When no row fits what was typed.'),
  }),
  next: group('Where to go from here: the table, and its files for programs and spreadsheets.', {
    title: plainText,
    table: plainText.describe('The link to the table of one country: {place} is its name.'),
    data: plainText.describe('The link to the file for programs.'),
    sheet: plainText.describe('The link to the file for spreadsheets.'),
  }),
  finder: group('The two questions with which a visitor begins.', {
    choose: plainText.describe('What an empty choice says.'),
    title: plainText,
    from: plainText.describe('The words before the first choice, like "I hold a licence from".'),
    destination: plainText.describe('The words before the second choice, like "and I live in".'),
    show: plainText.describe('The button that shows the answer.'),
    tables: plainText.describe('The heading over the links to all tables.'),
  }),
  places: z
    .record(z.string(), plainText)
    .describe(
      'What this table calls a place otherwise than other pages do: its code, then the name, like GB-NIR: Northern Ireland.',
    ),
};

const tableWordsSchema = z.strictObject(tableWordsShape);

/** The words that tables of every kind have. */
export type TableWords = z.infer<typeof tableWordsSchema>;

/** `content/<locale>/places.yaml`: what places are called where the language's own names of countries do not do. */
export const placeWordsSchema = z.record(z.string(), plainText);

/** `content/place-names.yaml`: what people call places, beside the lists that the build reads. Nothing of it is shown. */
export const placeNamesSchema = z.record(
  z.string().regex(/^[A-Z]{2}(-[A-Z0-9]{1,3})?$|^[A-Z]{3}$/, 'Write a code like IN, US-TX or GBN'),
  z.array(z.string().trim().min(1)).min(1),
);
