import { z } from 'zod';

/**
 * Words of an editor in Markdown: paragraphs, lists, **bold** and [links](/path), plus three marks that tie words to facts.
 *
 * - `{fee-adult-online}` shows the figure of that fact with its source and month;
 * - `{fee-adult-online|about £100}` shows the words instead; every number in them must stand in the fact itself;
 * - `{^fee-adult-online}` shows the source only, at the end of a sentence that rests on the fact.
 *
 * A fact of another guide is named with its guide: `{uk-passport/validity-adult}` or `{uk/uk-passport/validity-adult}`.
 */
export const richText = z.string().trim().min(1, 'Write at least one sentence');

/** One line of plain words, without marks. */
export const plainText = z.string().trim().min(1, 'Write at least one word');

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
  );

/** A short heading and what stands under it. */
export const titledText = z.strictObject({ title: plainText, body: richText });

/** Another country that a country's page has a reason to name; without a reason it is a slip of the copy. */
export const countryMention = z.strictObject({
  /** Its file below countries/. */
  country: slug,
  reason: plainText,
});
