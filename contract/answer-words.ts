import { z } from 'zod';
import type { ContactSettings } from './contact-settings.ts';
import { contractWords, eachOf, fieldNames } from './fields.ts';

/** What the desk's own pages say, in English: people see them who send the form without scripts. */
export const answerWords = {
  reference: 'Your reference is {reference}. Write it down: we find your message by it.',
  nextTitle: 'What happens next',
  next: 'A person reads your message. We answer by email within {time}.',
  silence: 'If you hear nothing by then, tell us your reference in one of these ways.',
  back: 'Back to the page you came from',
  error: 'Error: {text}',
  faultTitle: 'What was wrong',
  tooSlow: 'Your message did not come in time and was not sent. Send it again.',
  tooLarge: 'Your text is too long and was not sent. Shorten it and send it again.',
  tooMany: 'Too many messages are coming just now. Wait {seconds} seconds, then send yours again.',
  notKept: 'The fault is ours: your message was not sent. Send it again in a minute.',
  erased:
    'We erased this message after you first sent it, so we have not kept it again. If you still want an answer, send it once more.',
  inBrowser:
    'Your message was not sent. Go back with your browser’s back button: what you typed should still be there.',
  waysTitle: 'Other ways to reach us',
  messageTitle: 'Your message',
  nothingLost: 'Nothing you typed is lost. Change what is needed and send it again.',
  optional: '{label} (optional)',
  send: 'Send',
  brokenTitle: 'This page cannot be shown',
  broken: 'The fault is ours. Load the page again in a minute.',
  stillBroken: 'If it still fails, start from {home}, or ask us in one of these ways.',
  home: 'our home page',
  brokenWaysTitle: 'Ways to reach us',
  sample: 'Sample: this phone number, email address and chat are examples that nobody answers.',
  whereTitle: 'Did my message arrive?',
  whereLead:
    'Type the reference that we showed you when you sent your message, and the email address that you wrote in it.',
  whereReference: 'Reference',
  whereHint: 'It begins with WM.',
  whereEmail: 'Email address',
  whereAsk: 'Look for my message',
  whereLater: 'You can look later what became of your message: {link}',
  whereNothing:
    'We find no message with this reference and this email address. Check both for mistakes. If both are right, please write to us again.',
  whereReceived: 'We received your message on {date}.',
  whereMailing: 'It is on its way to our mailbox.',
  whereMailed: 'It reached our mailbox on {date}.',
  whereHeld: 'One of us has to look at it before it goes to our mailbox.',
  whereFailed:
    'It has not reached our mailbox yet, and one of us has to find out why. We still have it.',
  whereAnswered:
    'We answered it on {date}. If you have not seen our answer, look in your spam folder, or ask us again.',
  whereErased: 'We erased this message on {date}, and we keep nothing of what it said.',
  whereTooMany: 'Too many people are asking just now. Wait {seconds} seconds, then ask again.',
  phone: 'Phone: {phone} ({hours})',
  email: 'Email: {email}',
  chat: 'Chat: {app}',
} as const;

export type AnswerWords = Readonly<Record<keyof typeof answerWords, string>>;

const answerWordNames = Object.keys(answerWords) as (keyof typeof answerWords)[];

/** English, with what the settings say. */
export function englishDesk({ contact, supportHours }: ContactSettings): DeskLanguage {
  return {
    prefix: '',
    tag: 'en',
    direction: 'ltr',
    answers: answerWords,
    contract: contractWords,
    answerTime: contact.answerTime,
    hours: supportHours.label,
  };
}

/** Where the desk tells a visitor what became of a message; below the prefix of each language. */
export const enquiryStatusPath = '/enquiry';

/** Where the built site holds the desk's other languages. */
export const deskLanguagesPath = '/desk-languages.json';

/** The shape of `ContractWords`, each text held to `text`: editors are asked for more than the desk has to know. */
export function contractWordsSchemaOf<Text extends z.ZodType<string>>(text: Text) {
  const field = z.object({
    label: text,
    hint: text.optional(),
    messages: z.object({ empty: text, tooLong: text, malformed: text.optional() }),
  });
  return z.object({
    fields: z.object(eachOf(fieldNames, () => field)),
    statuses: z.object({ sending: text, sent: text, failed: text }),
    unconfirmed: text,
  });
}

/** The shape of `AnswerWords`, each text held to `text`. */
export function answerWordsSchemaOf<Text extends z.ZodType<string>>(text: Text) {
  return z.object(eachOf(answerWordNames, () => text));
}

const said = z.string().min(1);

/** The file at `deskLanguagesPath`. */
export const deskLanguagesSchema = z.array(
  z.object({
    /** The beginning of its addresses: "/es", or '' for English, which is not in the file. */
    prefix: z.string().regex(/^\/[a-z-]+$/),
    /** Tag of BCP 47, for `lang`. */
    tag: said,
    direction: z.enum(['ltr', 'rtl']),
    answers: answerWordsSchemaOf(said),
    contract: contractWordsSchemaOf(said),
    /** To follow "We answer within …". */
    answerTime: said,
    /** When we answer. */
    hours: said,
  }),
);

/** What the desk says in one language of the site. */
export type DeskLanguage = z.infer<typeof deskLanguagesSchema>[number];
