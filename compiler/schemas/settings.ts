import { z } from 'zod';
import { contactSettingsSchema } from '../../contract/contact-settings.ts';
import { httpsUrl } from './facts.ts';
import { group, listOf, plainText, untranslated, wordsOf } from './rich-text.ts';
import { pagePath } from './routes.ts';

/** `content/settings.json`: who runs the site and how to reach them. Every page asks here. */
export const settingsSchema = z.strictObject({
  ...contactSettingsSchema.shape,
  siteName: untranslated.describe('What the site is called, like Waymark.'),
  organisation: group('Who runs the site.', {
    sample: z.boolean().describe('Yes while the identity of the trader is an example.'),
    legalName: untranslated.describe('As it is registered.'),
    addressLines: z.array(untranslated).min(1).describe('The address, one line each.'),
    companyNumber: untranslated.nullable().describe('Empty while the trader has none.'),
    vatNumber: untranslated.nullable().describe('Empty while the trader has none.'),
  }),
  payments: listOf({
    method: z.enum(['card', 'paypal', 'bank-transfer']),
    label: plainText.describe('As pages name it, like "Debit or credit card".'),
  }).describe('How people may pay us.'),
  registrations: listOf({
    country: z
      .string()
      .regex(/^[a-z]+$/)
      .describe('The country, like uk.'),
    regulator: untranslated.describe('Who keeps the register.'),
    number: untranslated.describe('The number of the registration.'),
    url: httpsUrl.describe('The entry in the register.'),
  }).describe(
    'Where the trader is registered to advise on immigration. In a country that is not listed we give free general information only.',
  ),
  adviserRegisters: z
    .record(z.string().regex(/^[a-z]+$/), z.strictObject({ label: plainText, url: httpsUrl }))
    .describe(
      'By country, like uk: the public register in which visitors find somebody who may advise them.',
    ),
});

/** `content/navigation.json`: the menus, in the order shown. */
const linkSchema = z.strictObject({
  label: plainText.describe('The words of the link.'),
  path: pagePath.describe('The page that it leads to.'),
});

export const navigationSchema = z.strictObject({
  main: z
    .array(
      z.union([
        linkSchema,
        z.strictObject({ label: plainText, items: z.array(linkSchema).min(1) }),
      ]),
    )
    .describe('The menu at the top, in order: links, and groups of links.'),
  footer: z.array(linkSchema).describe('The links at the bottom of every page, in order.'),
  warning: linkSchema
    .describe(
      'Where visitors read how sellers of forged papers work; linked wherever something can go wrong.',
    )
    .meta({ warns: true }),
});

export type Settings = z.infer<typeof settingsSchema>;
export type Navigation = z.infer<typeof navigationSchema>;

/** `content/open-data.json`: on what terms others may use the facts, and the words of the files that no page shows. */
export const openDataWordsSchema = z.strictObject({
  licence: z
    .strictObject({
      name: plainText.describe('The name of the licence, like "CC BY 4.0".'),
      url: httpsUrl,
    })
    .describe(
      'What others may do with our selection and our words; the sources keep the rights in theirs.',
    ),
  attribution: plainText.describe('Whom others have to name.'),
  sources: plainText.describe('Who the sources are, and how far each may be trusted.'),
  feed: z
    .strictObject({ title: plainText, subtitle: plainText })
    .describe('What the feed of changes calls itself.'),
  overview: wordsOf(
    'summary guides countries tables pages data',
    'allGuides allFacts allTables allAnswers schema changes',
  ).describe('The parts of the overview for programs (llms.txt).'),
});
