import { z } from 'zod';
import {
  editorNotes,
  fileKey,
  group,
  maybe,
  plainText,
  plainTextOrNothing,
  slug,
  untranslated,
} from './rich-text.ts';

/** Links go out over https only. */
export const httpsUrl = z.url({
  protocol: /^https$/,
  error: 'Write the whole address, starting with https://',
});

/** Month in which the source said so, "2025-04", or "unknown" when the source gives no date. */
export const factMonth = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$|^unknown$/, 'Write the month as 2025-04, or "unknown"')
  .describe('Month in which the source said so, like 2025-04, or "unknown" when it gives no date.');

export const reviewedMonth = factMonth.describe(
  'Month in which somebody last went over these words, like 2026-11.',
);

/** A month that is known. */
export const namedMonth = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Write the month as 2026-11');

/** Month in which the figure was last found at its source, by a person or by `npm run facts -- reread --write`. */
export const checkedMonth = namedMonth.describe(
  'Month in which somebody last found it at its source, like 2026-11.',
);

/** Of the sentence in which somebody last saw the figure at its source: a hash, because the words are the source's. */
const fingerprint = z
  .string()
  .regex(/^[0-9a-f]{16}$/, 'Leave it as `npm run facts -- accept` wrote it, or take it out')
  .describe(
    'By which programs know the sentence in which somebody saw it at its source. `npm run facts -- accept` writes it; leave it as it is.',
  );

export const sourceSchema = z.strictObject({
  publisher: z
    .string()
    .min(1)
    .meta({ reference: 'publisher' })
    .describe('Who published it, by a name from the list of publishers.'),
  title: untranslated.describe('What the page or law calls itself, like "Passport fees".'),
  language: maybe(
    z.string().regex(/^[a-z]{2,3}$/, 'Write the tag of a language, like de'),
    'The language of the title, like de. Leave it empty for English.',
  ),
  url: httpsUrl.describe('The page on which it was read, like https://www.gov.uk/passport-fees.'),
  readAs: maybe(
    untranslated,
    'How the text reached us when it was not read at that address itself, like "copy of June 2024".',
  ),
});

const evidence = {
  id: slug.describe('The name by which sentences refer to the fact, like fee-adult-online.'),
  source: sourceSchema.describe('Where it was read.'),
  asOf: factMonth,
  checked: checkedMonth.optional(),
  fingerprint: fingerprint.optional(),
  read: z
    .boolean()
    .describe(
      'Yes when somebody has read it at its source. No when it is only believed: then no page shows its figure.',
    ),
};

const figureEvidence = {
  ...evidence,
  unread: maybe(
    z.literal('shown-as-link'),
    'Only for a figure that nobody has read: say here that you know that pages show a link to the source in its place. Without it, a figure that nobody has read stops the build.',
  ),
};

/** A length of time that a program can count; the same twice where the source gives one figure. Parts of a day or month are not told. */
const durationSchema = z
  .strictObject({
    unit: z
      .enum(['days', 'working-days', 'weeks', 'months'])
      .describe('What is counted. Working days leave out weekends and public holidays.'),
    least: z.number().nonnegative().describe('The shortest time, as a number.'),
    most: z
      .number()
      .positive()
      .describe(
        'The longest time, as a number; the same as the shortest where the source gives one figure.',
      ),
  })
  .refine(({ least, most }) => least <= most, { path: ['least'], message: '`most` or less' })
  .refine(({ unit, least, most }) => unit === 'weeks' || Number.isInteger(least + most), {
    path: ['most'],
    message: 'whole, because only weeks may have a fraction',
  });

/** How long before its end a document may or has to be renewed; `least` is 0 where that is possible until the end. */
const beforeEnd = maybe(
  durationSchema,
  'How long before it runs out a document may or has to be renewed; the shortest is 0 where that is possible until the last day.',
);

/** What `value` says, for a program: every number of it stands there, and its unit. */
const counted = {
  duration: maybe(
    durationSchema,
    'How long the authority takes, so that dates can be counted. Leave it empty for a time in which the visitor has to do something.',
  ),
  beforeEnd,
};

const changedMonth = namedMonth.describe('Month from which the new one applies, like 2026-04.');

const was = 'Only where the source says what it was before: pages tell both.';

const statement = untranslated.describe('What the source says, in one whole sentence.');

const factSchema = z.strictObject({
  ...figureEvidence,
  label: plainText.describe(
    'What the figure is about, as a row of a table says it, like "Valid for".',
  ),
  value: plainText.describe('The figure or short answer as pages show it, like "10 years".'),
  was: maybe(
    z.strictObject({
      value: plainText.describe('What it was, in the form of the new one.'),
      changed: changedMonth,
    }),
    was,
  ),
  ...counted,
  statement,
});

const statementSchema = z.strictObject({ ...evidence, statement });

const stepSchema = z.strictObject({
  ...evidence,
  title: untranslated.describe('What to do, in a few words.'),
  statement,
  beforeEnd,
});

const feeSchema = z.strictObject({
  ...figureEvidence,
  label: plainText.describe('What the visitor pays for, as the authority words it.'),
  amount: z
    .number()
    .nonnegative()
    .describe('The amount as a number, without its currency: 94.5 means 94.50.'),
  currency: z.enum(['GBP', 'EUR', 'USD']),
  note: plainTextOrNothing.describe(
    'When it applies, or what it was before. Leave it empty when there is nothing to add.',
  ),
  was: maybe(
    z.strictObject({
      amount: z.number().nonnegative().describe('The amount before, in the same currency.'),
      changed: changedMonth,
    }),
    was,
  ),
});

const timingSchema = z.strictObject({
  ...figureEvidence,
  label: plainText.describe('What takes that time, like "Standard application".'),
  value: plainText.describe('The time as pages show it, like "3 weeks".'),
  ...counted,
});

const officialLinkSchema = z.strictObject({
  label: plainText.describe('What the page calls itself.'),
  url: httpsUrl.describe('Its whole address, starting with https://.'),
});

/** One file of `content/facts/<country>/`: what is known about one document, language-neutral, each entry with its source. */
export const factsFileSchema = z.strictObject({
  guide: fileKey.describe(
    'The guide that these facts belong to, as country/guide; the same as the name of the file, like uk/uk-passport.',
  ),
  title: untranslated.describe('What the document is called.'),
  authority: group('Who issues the document.', {
    name: plainText.describe('Its whole name, like "HM Passport Office".'),
    shortName: plainText
      .max(30)
      .describe('What sentences call it, as in "check with HM Passport Office".'),
    url: httpsUrl.describe('The address of its own site.'),
  }),
  applyAt: httpsUrl.describe('The official page where an application starts.'),
  facts: z
    .array(factSchema)
    .describe(
      'Figures and short answers that are neither fees nor times, such as how long a document is valid.',
    ),
  eligibility: z.array(statementSchema).describe('Who may have the document.'),
  documents: z.array(statementSchema).describe('What has to be shown or sent.'),
  steps: z.array(stepSchema).describe('How it is done, step by step.'),
  fees: z.array(feeSchema).describe('What the authority charges.'),
  timing: z.array(timingSchema).describe('How long things take.'),
  pitfalls: z.array(statementSchema).describe('What often goes wrong.'),
  officialLinks: z.array(officialLinkSchema).describe('Official pages for further reading.'),
  notes: editorNotes,
});

export type FactsFile = z.infer<typeof factsFileSchema>;
export type Source = z.infer<typeof sourceSchema>;
export type FactMonth = z.infer<typeof factMonth>;

/** `content/publishers.json`: everyone whose word a fact rests on, and how far it carries. */
export const publishersSchema = z.record(
  z.string().min(1),
  z.strictObject({
    level: z
      .enum(['official', 'law', 'reported'])
      .describe(
        '"official" for the authority, a parliament or a statistics office, "law" for the text of a law, "reported" for anybody else.',
      ),
    hosts: z
      .array(z.hostname())
      .min(1)
      .describe(
        'The sites on which its words stand, like www.gov.uk: its own, and those that keep a copy. Links may lead to these and to no others.',
      ),
    note: maybe(
      untranslated,
      'What a visitor should know about the publisher, like "private price list".',
    ),
  }),
);

export type Publishers = z.infer<typeof publishersSchema>;
