import { z } from 'zod';
import { optionalFieldNames } from './fields.ts';

const line = z.string().min(1).meta({ words: 'line' });

/** The part of `content/settings.json` that the desk reads too: what a visitor may leave out, and how else to reach us. */
export const contactSettingsSchema = z.object({
  contact: z
    .strictObject({
      sample: z
        .boolean()
        .describe('Yes while phone, email and chat are examples that nobody answers.'),
      phone: z.strictObject({
        label: line.describe('As people read it, with the country code, like +44 20 7946 0123.'),
        dial: z
          .string()
          .regex(/^\+\d{6,15}$/, 'Write + and digits only, like +442079460123')
          .describe('As a phone dials it: + and digits only, like +442079460123.'),
      }),
      email: z
        .email('Write one email address, like hello@example.com')
        .describe('The address that visitors see. Mail to them never comes from it.'),
      chat: z.strictObject({
        app: z.enum(['WhatsApp', 'Telegram', 'Signal']),
        url: z.url({ protocol: /^https$/, error: 'Write the chat link with https://' }),
      }),
      answerTime: line.describe('How long an answer takes, to follow "We answer within …".'),
      optionalFields: z
        .array(z.enum(optionalFieldNames))
        .describe(
          'What visitors may leave empty in the contact form. Name, email and message cannot be listed.',
        ),
    })
    .describe('How visitors reach us.'),
  supportHours: z
    .strictObject({
      label: line.describe('To follow "We are here …".'),
      schemaOrg: z
        .array(z.string().min(1))
        .min(1)
        .describe(
          'The same for search engines: days and hours as schema.org writes them, like Mo-Fr 09:00-17:00.',
        ),
    })
    .describe('When we answer.'),
});

export type ContactSettings = z.infer<typeof contactSettingsSchema>;
