import { type FieldName, fields } from './fields.ts';
import { statusTexts, unconfirmedText } from './statuses.ts';

/** What one field is called and says, in one language. */
export type FieldWords = {
  label: string;
  hint?: string | undefined;
  messages: { empty: string; tooLong: string; malformed?: string | undefined };
};

/** The words of the form that the contract fixes in English, in one language. */
export type ContractWords = {
  fields: Readonly<Record<FieldName, FieldWords>>;
  statuses: Readonly<Record<keyof typeof statusTexts, string>>;
  unconfirmed: string;
};

export const contractWords: ContractWords = {
  fields,
  statuses: statusTexts,
  unconfirmed: unconfirmedText,
};
