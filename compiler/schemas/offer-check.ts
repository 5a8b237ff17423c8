import { z } from 'zod';
import { documentKinds } from './guide.ts';
import { plainText, richText, slug } from './rich-text.ts';

const pattern = z.string().trim().min(1);
const patterns = z.array(pattern);

/** `content/<locale>/offer-check.yaml`: what the page /is-it-real says. */
export const offerCheckSchema = z.strictObject({
  field: z.strictObject({
    label: plainText,
    privacy: plainText.describe('That nothing leaves the browser. A test proves it.'),
  }),
  result: z.strictObject({
    found: plainText.describe(
      '{count} is how many signs; a script fills it in, so it fits any number.',
    ),
    told: plainText.describe(
      'In place of `found`, of whoever asks about an offer: {count} signs in what they were told.',
    ),
    nothing: plainText.describe(
      'Where no rule finds anything. It never says that an offer is in order.',
    ),
    questions: plainText.describe('Over the three questions.'),
    own: plainText.describe("Of an authority's own address: {host}."),
    official: plainText.describe(
      'Over the case, the address and the price of what the offer is about.',
    ),
    asked: plainText.describe(
      '{asked} is the price of the offer, {official} what the authority asks in all.',
    ),
    failed: plainText.describe('Where the rules cannot be fetched.'),
  }),
  questions: z.array(plainText).length(3),
  happened: z.strictObject({
    title: plainText,
    outcomes: z
      .array(
        z.strictObject({
          id: slug.describe('Its address on the page, like paid.'),
          title: plainText,
          lead: plainText,
          steps: z
            .array(slug)
            .min(1)
            .describe(
              'Steps of the page on forged documents, by their English titles: call-your-bank.',
            ),
        }),
      )
      .min(1),
    where: plainText.describe('Over where to report it, by country.'),
    more: plainText.describe('The link to the page on forged documents.'),
  }),
  signs: z.strictObject({
    title: plainText,
    lead: plainText,
    items: z
      .array(z.strictObject({ id: slug, title: plainText, why: richText }))
      .min(1)
      .describe('The worst first: findings stand in this order.'),
  }),
  ways: z.strictObject({
    title: plainText,
    lead: plainText,
    address: plainText.describe('{host} is the address to type.'),
  }),
});

/** `content/<locale>/offer-signs.yaml`: how offers in a language are worded. Every language has its own. */
export const offerSignsSchema = z.strictObject({
  lists: z.record(z.string(), pattern).describe('Words that patterns name, like <document>.'),
  asking: patterns.describe(
    'Words of whoever asks about an offer: what is found then was told to them.',
  ),
  registered: patterns.describe('Words of whoever stands in a register of advisers.'),
  rules: z
    .array(
      z.strictObject({
        sign: slug.describe('The name of the sign, from offer-check.yaml.'),
        patterns: patterns.min(1).describe('In the notation of docs/content.md.'),
        finds: z
          .array(plainText.meta({ translate: 'no' }))
          .describe('Made-up offers that it must find.'),
      }),
    )
    .min(1),
  documents: z
    .partialRecord(z.enum(documentKinds), patterns)
    .describe('What people call each kind of document.'),
  places: z.record(z.string(), patterns).describe('What people call each country, by its folder.'),
});

const hosts = z.array(
  z.string().regex(/^[a-z0-9]+([.-][a-z0-9]+)*$/, 'Write a host in small letters, like bit.ly'),
);

/** `content/offer-hosts.yaml`: what the check knows of addresses, beside the publishers. */
export const offerHostsSchema = z.strictObject({
  zones: hosts.describe('Endings that only governments are given, like gov.uk.'),
  honest: hosts.describe("Addresses of others that look like an authority's and are honest."),
  names: hosts.describe('Names of authorities as look-alikes use them, without hyphens.'),
  papers: hosts.describe('Words for documents in addresses.'),
  office: hosts.describe('Words that make an address with a document look like an office.'),
  shorteners: hosts.describe('Services that hide where an address leads.'),
  mail: hosts.describe('Where anybody gets an address for mail.'),
});

export type OfferCheckWords = z.infer<typeof offerCheckSchema>;
