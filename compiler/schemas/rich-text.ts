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

/** Name of a fact as in rich text, without the braces. */
export const factReference = z
  .string()
  .regex(
    /^([a-z]+\/)?([a-z-]+\/)?[a-z0-9-]+$/,
    'Name the fact by its id, or guide/id for a fact of another guide, like uk-passport/validity-adult',
  );

/** A short heading and what stands under it. */
export const titledText = z.strictObject({ title: plainText, body: richText });

/** The folder names of the countries that the site covers. */
export const countryNames = ['uk', 'ireland', 'germany', 'france', 'spain', 'usa'] as const;

/** Another country that a country's page has a reason to name; without a reason it is a slip of the copy. */
export const countryMention = z.strictObject({
  country: z.enum(countryNames),
  reason: plainText,
});
