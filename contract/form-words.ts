import { type FieldName, type FieldWords, fields } from './fields.ts';
import { statusTexts, unconfirmedText } from './statuses.ts';

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
