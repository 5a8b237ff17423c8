import { z } from 'zod';
import { factMonth, httpsUrl, sourceSchema } from './facts.ts';
import { plainText, slug } from './rich-text.ts';

/** What every table of answers has: a file for each destination, rules for groups of places, and a source for each rule. */

const evidenceSchema = z.strictObject({
  ...sourceSchema.shape,
  /** Month in which the source said so, or "unknown". */
  asOf: factMonth,
  checked: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Write the month as 2026-11')
    .optional(),
});

/** One or two sentences, and the name of an entry of `sources`. */
export const sourcedStatement = z.strictObject({ statement: z.string().min(1), source: slug });

/** The head of a file of a destination. Shape: `code` is its own place, which needs no answer. */
export const destinationShape = {
  /** The same as the file's name. */
  destination: slug,
  /** As in "You live in Germany". */
  name: z.string().min(1),
  code: z
    .string()
    .regex(/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/, 'Write the code of ISO 3166, like DE or US-TX'),
  authority: z.strictObject({
    name: z.string().min(1),
    shortName: z.string().min(1),
    url: httpsUrl,
  }),
  /** The authority's own page on the matter. */
  applyAt: httpsUrl,
  sources: z.record(slug, evidenceSchema),
  /** For editors: what is uncertain. Never shown. */
  notes: z.string(),
};

const destinationSchema = z.strictObject(destinationShape);

export type Destination = z.infer<typeof destinationSchema>;
export type SourcedStatement = z.infer<typeof sourcedStatement>;

/** The words of one kind of table. {place} is the destination, {authority} the office there. */
export const tableWordsShape = {
  title: plainText,
  shortTitle: plainText,
  pageTitle: plainText,
  description: plainText,
  lead: plainText,
  table: z.strictObject({
    title: plainText,
    from: plainText,
    answer: plainText,
    filter: plainText,
    /** {from} is what the visitor came with. */
    chosen: plainText,
    /** For somebody who comes from the destination itself. */
    own: plainText,
    notListed: plainText,
    /** When the list names parts of what the visitor came with, and not the whole. */
    byPart: plainText,
    nothing: plainText,
  }),
  next: z.strictObject({
    title: plainText,
    table: plainText,
    data: plainText,
    sheet: plainText,
  }),
  finder: z.strictObject({
    choose: plainText,
    title: plainText,
    from: plainText,
    destination: plainText,
    show: plainText,
    tables: plainText,
  }),
  /** What this table calls a place otherwise than `places.yaml` or the language does. */
  places: z.record(z.string(), plainText),
};

const tableWordsSchema = z.strictObject(tableWordsShape);

/** The words that tables of every kind have. */
export type TableWords = z.infer<typeof tableWordsSchema>;

/** `content/<locale>/places.yaml`: what places are called where the language's own names of countries do not do. */
export const placeWordsSchema = z.record(z.string(), plainText);

export type PlaceWords = z.infer<typeof placeWordsSchema>;
