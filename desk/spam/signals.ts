import { type EnquiryText, fieldNames, fields } from '../../contract/fields.ts';

/** What a call tells about itself beside the enquiry. */
export type CallTraces = {
  isTrapFilled: boolean;
  /** How long the page had been open; null when the form did not say. */
  openSeconds: number | null;
  /** How many calls its address has made in the last minutes, this one among them. */
  callsFromAddress: number;
};

/** An enquiry as it is judged. */
export type SpamInput = CallTraces & {
  text: EnquiryText;
  /** How many enquiries have brought this very message within a day, this one among them. */
  copies: number;
};

/** One thing that speaks for spam. The reason is for staff, in our own words and never in a visitor's. */
type Signal = { reason: string; weight: number; shows: (input: SpamInput) => boolean };

/** From this score on, staff decide whether an enquiry is mailed. */
export const quarantineFrom = 5;

/**
 * What counts, and how much. No one signal is enough, nor all of the first three: an honest visitor can set them off without
 * knowing, by a browser that fills in forms, by a draft that is sent again at once, or in an office behind one address.
 * Nobody is judged by a name, a country, a language or a script.
 */
export const signals: readonly Signal[] = [
  {
    reason: 'a field that people do not see was filled in',
    weight: 2,
    shows: ({ isTrapFilled }) => isTrapFilled,
  },
  {
    reason: 'sent within two seconds of opening the page',
    weight: 1,
    shows: ({ openSeconds }) => openSeconds !== null && openSeconds < 2,
  },
  {
    reason: 'more than five calls from one address within ten minutes',
    weight: 1,
    shows: ({ callsFromAddress }) => callsFromAddress > 5,
  },
  {
    reason: 'the message came three times or more within a day',
    weight: 3,
    shows: ({ copies }) => copies >= 3,
  },
  {
    reason: 'two links or more',
    weight: 1,
    shows: ({ text }) => linksIn(text.message) >= 2,
  },
  {
    reason: 'five links or more',
    weight: 2,
    shows: ({ text }) => linksIn(text.message) >= 5,
  },
  {
    reason: 'a link where nobody writes one, as in a name',
    weight: 3,
    shows: ({ text }) => linklessFields.some((field) => linksIn(text[field]) > 0),
  },
  {
    reason: 'links written in the markup of web pages or forums',
    weight: 3,
    shows: ({ text }) => /\[(?:url|link)\b|<a\s[^>]{0,100}href/i.test(text.message),
  },
  {
    reason: 'the message repeats another field',
    weight: 2,
    shows: ({ text }) => {
      const message = normal(text.message);
      return linklessFields.some((field) => normal(text[field]) === message);
    },
  },
  {
    reason: 'offers rank, links or visitors for a website',
    weight: 2,
    shows: ({ text }) =>
      /\b(?:seo (?:agency|audit|expert|packages?|services?)|backlinks?|guest post|domain authority|(?:first|top) page of google|web(?:site)? traffic)\b/i.test(
        text.message,
      ),
  },
  {
    reason: 'offers loans, crypto-currency or gambling',
    weight: 2,
    shows: ({ text }) =>
      /\b(?:binary options|bitcoin|crypto ?(?:currency|invest\w*|trading)|forex|instant loans?|online casino|payday loans?)\b/i.test(
        text.message,
      ),
  },
  {
    reason: 'offers medicines or contacts for adults',
    weight: 2,
    shows: ({ text }) => /\b(?:adult dating|cialis|viagra|xanax)\b/i.test(text.message),
  },
  {
    reason: 'speaks as mail that goes to many',
    weight: 2,
    shows: ({ text }) =>
      /\b(?:bulk e?mail|e?mail lists?|limited[- ]time offer|unsubscribe)\b/i.test(text.message),
  },
];

/** Names, places and numbers. */
const linklessFields = fieldNames.filter((name) => ['text', 'tel'].includes(fields[name].control));

function linksIn(text: string): number {
  return [...text.matchAll(/\b(?:https?:\/\/|www\.)\S*/gi)].length;
}

/** `text` without regard to case and white space. */
export function normal(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}
