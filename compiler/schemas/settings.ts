import { z } from 'zod';
import { contactSettingsSchema } from '../../contract/contact-settings.ts';
import { httpsUrl } from './facts.ts';
import { plainText } from './rich-text.ts';
import { sitePath } from './routes.ts';

/** `content/settings.json`: who runs the site and how to reach them. Every page asks here. */
export const settingsSchema = z.strictObject({
  ...contactSettingsSchema.shape,
  siteName: plainText,
  organisation: z.strictObject({
    /** True while the trader's identity is an example. */
    sample: z.boolean(),
    legalName: plainText,
    addressLines: z.array(plainText).min(1),
    /** null while the trader has none. */
    companyNumber: plainText.nullable(),
    vatNumber: plainText.nullable(),
  }),
  payments: z.array(
    z.strictObject({ method: z.enum(['card', 'paypal', 'bank-transfer']), label: plainText }),
  ),
  /** Where the trader is registered to advise on immigration; a country that is not listed gets free general information only. */
  registrations: z.array(
    z.strictObject({
      country: z.string().regex(/^[a-z]+$/),
      regulator: plainText,
      number: plainText,
      url: httpsUrl,
    }),
  ),
  /** By country: the public register in which visitors find somebody who may advise them. */
  adviserRegisters: z.record(
    z.string().regex(/^[a-z]+$/),
    z.strictObject({ label: plainText, url: httpsUrl }),
  ),
});

/** `content/navigation.json`: the menus, in the order shown. */
const linkSchema = z.strictObject({
  label: plainText,
  path: sitePath,
});

export const navigationSchema = z.strictObject({
  main: z.array(
    z.union([linkSchema, z.strictObject({ label: plainText, items: z.array(linkSchema).min(1) })]),
  ),
  footer: z.array(linkSchema),
  /** Where visitors read how sellers of forged papers work; linked wherever something can go wrong. */
  warning: linkSchema,
});

export type Settings = z.infer<typeof settingsSchema>;
export type Navigation = z.infer<typeof navigationSchema>;
export type NavigationLink = z.infer<typeof linkSchema>;
