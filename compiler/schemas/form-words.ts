import { z } from 'zod';
import { plainText } from './rich-text.ts';

/** A sentence in which the page puts something where `{name}` stands. */
function sentenceWith(name: string) {
  return plainText.refine((sentence) => sentence.split(`{${name}}`).length === 2, {
    error: `Write {${name}} once, where it belongs in the sentence`,
  });
}

/** `content/<locale>/form.json`: every sentence of the contact form that the contract does not fix. */
export const formWordsSchema = z.strictObject({
  legend: plainText,
  /** Above the fields when the page fills in a subject, such as the name of its guide. */
  about: sentenceWith('subject'),
  answerTime: sentenceWith('answerTime'),
  allNeeded: plainText,
  /** After the label of a field that may stay empty. */
  optionalMark: plainText,
  /** Asks people to keep scans and document numbers to themselves. */
  warning: plainText,
  /** Under the label of the message where the law leaves advice on somebody's own case to others. */
  generalQuestion: plainText,
  /** Label of the field that only programs fill, where a browser shows it. */
  trap: plainText,
  errorSummary: plainText,
  draft: z.strictObject({ note: plainText, keepLonger: plainText, clear: plainText }),
  privacy: z.strictObject({ before: plainText, link: plainText }),
  send: plainText,
  /** Shown after the message was sent. */
  sent: z.strictObject({
    heading: plainText,
    reference: sentenceWith('reference'),
    next: sentenceWith('answerTime'),
    silence: plainText,
  }),
  /** Shown after the message could not be sent, and where scripts are off and the form cannot post. */
  otherWays: z.strictObject({
    heading: plainText,
    phone: plainText,
    email: plainText,
    chat: sentenceWith('app'),
    hours: sentenceWith('hours'),
  }),
  withoutScripts: plainText,
});

export type FormWords = z.infer<typeof formWordsSchema>;
