import { z } from 'zod';
import { eachOf } from '../../contract/fields.ts';

/**
 * What the editor's screen asks of a field beside its description; z.toJSONSchema hands it on. `words` is how a text is written: one
 * line without marks, or Markdown with marks of facts. `reference` is what a text names, so that it can be chosen. `translate: 'no'`
 * leaves words out of other languages, as in HTML: no visitor reads them, or they are a name. `warns` marks words that warn, or say who may
 * advise, with all below them: where English has changed, no other language may say them as they were.
 */
declare module 'zod/v4/core' {
  interface GlobalMeta {
    words?: 'line' | 'rich';
    reference?: 'fact' | 'route' | 'case' | 'guide' | 'publisher' | 'condition';
    translate?: 'no';
    warns?: true;
  }
}

/**
 * Words of an editor in Markdown: paragraphs, lists, **bold** and [links](/path), plus three marks that tie words to facts.
 *
 * - `{fee-adult-online}` shows the figure of that fact with its source and month;
 * - `{fee-adult-online|about £100}` shows the words instead; every number in them must stand in the fact itself;
 * - `{^fee-adult-online}` shows the source only, at the end of a sentence that rests on the fact.
 *
 * A fact of another guide is named with its guide: `{uk-passport/validity-adult}` or `{uk/uk-passport/validity-adult}`.
 */
export const richText = z
  .string()
  .trim()
  .min(1, 'Write at least one sentence')
  .meta({ words: 'rich' });

/** One line of plain words, without marks. */
export const plainText = z
  .string()
  .trim()
  .min(1, 'Write at least one word')
  .meta({ words: 'line' });

type NamesIn<Line extends string> = Line extends `${infer First} ${infer Rest}`
  ? First | NamesIn<Rest>
  : Line;

/** Lines of plain words by their names. Shape: each of `lines` holds names with a space between. */
export function wordsOf<const Line extends string>(...lines: readonly Line[]) {
  const names = lines.flatMap((line) => line.split(' ')) as NamesIn<Line>[];
  return z.strictObject(eachOf(names, () => plainText));
}

/** A sentence in which the page puts something where each `{name}` stands. */
export function sentenceWith(...names: readonly string[]) {
  return plainText.refine(
    (sentence) => names.every((name) => sentence.split(`{${name}}`).length === 2),
    { error: `Write ${names.map((name) => `{${name}}`).join(' and ')} once, where it belongs` },
  );
}

/** One line that stays as it is in every language, because no visitor reads it or it is a name. */
export const untranslated = plainText.meta({ translate: 'no' });

/** The same as `plainText`, where it may be left out by writing ''. */
export const plainTextOrNothing = z.string().meta({ words: 'line' });

/** What a file of facts or answers says to editors alone. */
export const editorNotes = plainTextOrNothing
  .meta({ translate: 'no' })
  .describe(
    'For editors: what is uncertain or left out, or where sources disagree. No page shows it.',
  );

/** What a page is called outside of itself. */
export const pageTitle = plainText
  .max(60, 'Keep the page title at 60 characters or fewer, so that search results show it whole')
  .describe("For the browser's tab and search results; says what the page answers.");

/** What a search engine shows below that. */
export const pageDescription = plainText
  .min(70, 'Write at least 70 characters')
  .max(160, 'Keep the description at 160 characters or fewer')
  .describe('For search results: one or two sentences that say what the page answers.');

/** What a page is called, on it and elsewhere. */
export const pageNames = {
  title: plainText.max(70).describe('The heading of the page, and its name in lists of pages.'),
  shortTitle: plainText
    .max(40)
    .describe('A short name for breadcrumbs and the subject of an enquiry.'),
  pageTitle,
  description: pageDescription,
};

/** The words on the button that leads to the contact page. */
export const contactLabel = plainText
  .max(40)
  .describe(
    'The words on the button that leads to the contact page, like "Ask about your passport".',
  );

/** A name that an address or a file may have. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A name in an address: lower-case letters and digits, like "f-1-visa". */
export const slug = z
  .string()
  .regex(slugPattern, 'Write lower-case letters and digits joined by hyphens, like f-1-visa');

/** "folder/file" below content/facts or a folder of words. */
export const fileKey = z
  .string()
  .regex(
    /^[a-z]+\/[a-z0-9]+(-[a-z0-9]+)*$/,
    'Write folder/file in lower-case letters and digits joined by hyphens, like uk/uk-passport',
  );

/** Name of a fact as in rich text, without the braces. */
export const factReference = z
  .string()
  .regex(
    /^([a-z]+\/)?([a-z0-9-]+\/)?[a-z0-9-]+$/,
    'Name the fact by its id, or guide/id for a fact of another guide, like uk-passport/validity-adult',
  )
  .meta({ reference: 'fact' });

/** A field that may be left out, and what the editor reads of it. */
export function maybe<Schema extends z.ZodType>(schema: Schema, description: string) {
  return schema.optional().describe(description);
}

/** A field that says yes, or is left out. */
export function yes(description: string) {
  return maybe(z.literal(true), description);
}

/** Fields that stand under one name, and what the editor reads of them. */
export function group<Shape extends z.ZodRawShape>(description: string, shape: Shape) {
  return z.strictObject(shape).describe(description);
}

/** Things that each have these fields. */
export function listOf<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.array(z.strictObject(shape));
}

export const titledText = z.strictObject({
  title: plainText.describe('A short heading.'),
  body: richText.describe('What stands under it.'),
});

/** Other countries that a country's page has a reason to name; without a reason it is a slip of the copy. */
export const mayAlsoName = maybe(
  listOf({
    country: slug.describe('The other country, like france.'),
    reason: untranslated.describe('Why these words have to name it.'),
  }),
  'Other countries that these words have to name, each with the reason.',
);

export const factTable = z.strictObject({
  intro: richText.describe('The words over the table.'),
  rows: z.array(factReference).min(1).describe('The facts that the table shows, in order.'),
  after: maybe(richText, 'The words under the table.'),
});
