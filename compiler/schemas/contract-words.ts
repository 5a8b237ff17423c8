import { z } from 'zod';
import { type AnswerWords, answerWordNames } from '../../contract/answer-words.ts';
import { type FieldName, fieldNames } from '../../contract/fields.ts';
import { plainText } from './rich-text.ts';

const fieldSchema = z.object({
  label: plainText,
  hint: plainText.optional(),
  messages: z.object({ empty: plainText, tooLong: plainText, malformed: plainText.optional() }),
});

/** What the contract between form and desk fixes of the form's words in English; other languages have them in a catalog. */
export const contractWordsSchema = z.object({
  fields: z.object(
    Object.fromEntries(fieldNames.map((name) => [name, fieldSchema])) as Record<
      FieldName,
      typeof fieldSchema
    >,
  ),
  statuses: z.object({ sending: plainText, sent: plainText, failed: plainText }),
  unconfirmed: plainText,
});

/** What the desk's own pages say; English says it in the contract. */
export const answerWordsSchema: z.ZodType<AnswerWords> = z.object(
  Object.fromEntries(answerWordNames.map((name) => [name, plainText])) as Record<
    keyof AnswerWords,
    typeof plainText
  >,
);
