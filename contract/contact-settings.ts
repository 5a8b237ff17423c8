import { z } from 'zod';
import { optionalFieldNames } from './fields.ts';

/** The part of `content/settings.json` that the desk reads too: what a visitor may leave out, and how else to reach us. */
export const contactSettingsSchema = z.object({
  contact: z.strictObject({
    /** True while phone, email and chat are examples that nobody answers. */
    sample: z.boolean(),
    phone: z.strictObject({
      /** As people read it, with the country code. */
      label: z.string().min(1),
      /** As a phone dials it: + and digits only. */
      dial: z.string().regex(/^\+\d{6,15}$/, 'Write + and digits only, like +442079460123'),
    }),
    /** The public address; mail to visitors never comes from it. */
    email: z.email('Write one email address, like hello@example.com'),
    chat: z.strictObject({
      app: z.enum(['WhatsApp', 'Telegram', 'Signal']),
      url: z.url({ protocol: /^https$/, error: 'Write the chat link with https://' }),
    }),
    /** How long an answer takes, to follow "We answer within …". */
    answerTime: z.string().min(1),
    /** Form fields that visitors may leave empty; name, email and message cannot be listed. */
    optionalFields: z.array(z.enum(optionalFieldNames)),
  }),
  supportHours: z.strictObject({
    /** To follow "We are here …". */
    label: z.string().min(1),
    /** For search engines: days and hours as schema.org writes them. */
    schemaOrg: z.array(z.string().min(1)).min(1),
  }),
});

export type ContactSettings = z.infer<typeof contactSettingsSchema>;
