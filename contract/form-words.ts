import { type FieldName, type FieldWords, fields } from './fields.ts';

/** What the form's live region says; the wording is fixed by the specification. */
export const statusTexts = {
  sending: 'Sending...',
  sent: 'Message sent successfully!',
  failed: 'Something went wrong. Please try again.',
} as const;

/** Said under `statusTexts.failed` when no answer came in time: the enquiry may or may not have arrived. */
const unconfirmedText =
  'We could not confirm that your message arrived. Your text is still here. You can send it again: we keep one copy only.';

/** The words of the form that the contract fixes in English, in one language. */
export type ContractWords = {
  fields: Readonly<Record<FieldName, FieldWords>>;
  statuses: Readonly<Record<keyof typeof statusTexts, string>>;
  unconfirmed: string;
};

/** Where the form finds what it says in a language, beside the page of contact: "/contact.json", or "/es/contact.json". */
export function formWordsPath(prefix: string): string {
  return `${prefix}/contact.json`;
}

export const contractWords: ContractWords = {
  fields,
  statuses: statusTexts,
  unconfirmed: unconfirmedText,
};
