import { z } from 'zod';
import { answerWordsSchemaOf, contractWordsSchemaOf } from '../../contract/answer-words.ts';
import { group, plainText, sentenceWith } from './rich-text.ts';

/** `content/<locale>/form.json`: every sentence of the contact form that the contract does not fix. */
export const formWordsSchema = z.strictObject({
  legend: plainText.describe('The heading over all fields.'),
  about: sentenceWith('subject').describe(
    'Above the fields when the page fills in a subject, such as the name of its guide: {subject} is filled in.',
  ),
  answerTime: sentenceWith('answerTime'),
  allNeeded: plainText,
  optionalMark: plainText.describe('After the label of a field that may stay empty.'),
  warning: plainText
    .describe('Asks people to keep scans and document numbers to themselves.')
    .meta({ warns: true }),
  generalQuestion: plainText
    .describe(
      "Under the label of the message where the law leaves advice on somebody's own case to others.",
    )
    .meta({ warns: true }),
  trap: plainText.describe(
    'The label of the field that only programs fill, for browsers that show it.',
  ),
  errorSummary: plainText,
  errorTitle: sentenceWith('title').describe(
    'The title of the page while answers have to be checked, as the browser’s tab and screen readers say it: {title} is what it says otherwise.',
  ),
  draft: z
    .strictObject({ note: plainText, keepLonger: plainText, clear: plainText })
    .describe('What the form says about a message that is not sent yet.'),
  privacy: z
    .strictObject({ before: plainText, link: plainText })
    .describe('The line that leads to the privacy notice.'),
  follow: plainText.describe('The link to the page that says what became of a message.'),
  send: plainText,
  sent: group('What visitors read after the message was sent.', {
    heading: plainText,
    reference: sentenceWith('reference'),
    copy: plainText.describe('The button that copies the reference.'),
    copied: plainText.describe('The same button, once it has.'),
    next: sentenceWith('answerTime'),
    silence: plainText,
    another: plainText.describe('The button that brings the empty form back.'),
  }),
  otherWays: z
    .strictObject({
      heading: plainText,
      phone: plainText,
      email: plainText,
      chat: sentenceWith('app'),
      hours: sentenceWith('hours'),
    })
    .describe(
      'What visitors read when the message could not be sent, or where scripts are off and the form cannot be used.',
    ),
  withoutScripts: plainText,
});

export type FormWords = z.infer<typeof formWordsSchema>;

/** What the contract between form and desk fixes of the form's words in English; other languages have them in a catalog. */
export const contractWordsSchema = contractWordsSchemaOf(plainText);

/** What the desk's own pages say; English says it in the contract. */
export const answerWordsSchema = answerWordsSchemaOf(plainText);
