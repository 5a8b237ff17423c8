import { z } from 'zod';
import { fileKey, slug } from './rich-text.ts';

/** Links go out over https only. */
export const httpsUrl = z.url({
  protocol: /^https$/,
  error: 'Write the whole address, starting with https://',
});

/** Month in which the source said so, "2025-04", or "unknown" when the source gives no date. */
export const factMonth = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$|^unknown$/, 'Write the month as 2025-04, or "unknown"');

/** Month in which the figure was last found at its source, by a person or by `npm run facts -- reread --write`. */
const checkedMonth = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Write the month as 2026-11');

export const sourceSchema = z.strictObject({
  /** Who published it: a name from content/publishers.json. */
  publisher: z.string().min(1),
  title: z.string().min(1),
  url: httpsUrl,
  /** How the text reached us when it was not read at `url` itself, for example "copy of June 2024". */
  readAs: z.string().min(1).optional(),
});

const evidence = {
  /** The name by which guides refer to the fact. */
  id: slug,
  source: sourceSchema,
  asOf: factMonth,
  checked: checkedMonth.optional(),
  /** True when somebody read the source's text; false when it is only believed, and then no figure of it is shown. */
  read: z.boolean(),
};

const figureEvidence = {
  ...evidence,
  /**
   * Beside `read: false`, and only there: whoever wrote it knows that pages show no figure here but a link to its source.
   * Without it, a figure that nobody has read stops the build.
   */
  unread: z.literal('shown-as-link').optional(),
};

/** A length of time that a program can count; the same twice where the source gives one figure. Parts of a day or month are not told. */
const durationSchema = z
  .strictObject({
    unit: z.enum(['days', 'working-days', 'weeks', 'months']),
    least: z.number().nonnegative(),
    most: z.number().positive(),
  })
  .refine(({ least, most }) => least <= most, { path: ['least'], message: '`most` or less' })
  .refine(({ unit, least, most }) => unit === 'weeks' || Number.isInteger(least + most), {
    path: ['most'],
    message: 'whole, because only weeks may have a fraction',
  });

/** How long before its end a document may or has to be renewed; `least` is 0 where that is possible until the end. */
const beforeEnd = durationSchema.optional();

/** What `value` says, for a program: every number of it stands there, and its unit. */
const counted = {
  /** How long the authority takes. Not for the time in which the visitor has to do something. */
  duration: durationSchema.optional(),
  beforeEnd,
};

const statement = z.string().min(1);

const factSchema = z.strictObject({
  ...figureEvidence,
  label: z.string().min(1),
  /** The figure or short answer as shown, for example "10 years". */
  value: z.string().min(1),
  ...counted,
  statement,
});

const statementSchema = z.strictObject({ ...evidence, statement });

const stepSchema = z.strictObject({
  ...evidence,
  title: z.string().min(1),
  statement,
  beforeEnd,
});

const feeSchema = z.strictObject({
  ...figureEvidence,
  /** What the visitor pays for, as the authority words it. */
  label: z.string().min(1),
  /** Decimal amount in `currency`; 94.5 means 94.50, never pence. */
  amount: z.number().nonnegative(),
  currency: z.enum(['GBP', 'EUR', 'USD']),
  /** When it applies, or what it was before; "" when there is nothing to add. */
  note: z.string(),
});

const timingSchema = z.strictObject({
  ...figureEvidence,
  label: z.string().min(1),
  value: z.string().min(1),
  ...counted,
});

const officialLinkSchema = z.strictObject({ label: z.string().min(1), url: httpsUrl });

/** One file of `content/facts/<country>/`: what is known about one document, language-neutral, each entry with its source. */
export const factsFileSchema = z.strictObject({
  /** "country/slug" of the page; the same as the file's own path. */
  guide: fileKey,
  title: z.string().min(1),
  authority: z.strictObject({
    name: z.string().min(1),
    /** As in "check with HM Passport Office". */
    shortName: z.string().min(1).max(30),
    url: httpsUrl,
  }),
  /** The official page where an application starts. */
  applyAt: httpsUrl,
  facts: z.array(factSchema),
  eligibility: z.array(statementSchema),
  documents: z.array(statementSchema),
  steps: z.array(stepSchema),
  fees: z.array(feeSchema),
  timing: z.array(timingSchema),
  pitfalls: z.array(statementSchema),
  officialLinks: z.array(officialLinkSchema),
  /** For editors: what is uncertain, or where sources disagree. Never shown. */
  notes: z.string(),
});

export type FactsFile = z.infer<typeof factsFileSchema>;
export type Source = z.infer<typeof sourceSchema>;
export type FactMonth = z.infer<typeof factMonth>;

/** `content/publishers.json`: everyone whose word a fact rests on, and how far it carries. */
export const publishersSchema = z.record(
  z.string().min(1),
  z.strictObject({
    /** "official": the authority, a parliament or a statistics office. "law": the text of a law. "reported": anybody else. */
    level: z.enum(['official', 'law', 'reported']),
    /** Where its words stand: its own sites, and those that keep a copy. Links may lead to these hosts and to no others. */
    hosts: z.array(z.hostname()).min(1),
    /** What a visitor should know about the publisher, for example "private price list". */
    note: z.string().min(1).optional(),
  }),
);

export type Publishers = z.infer<typeof publishersSchema>;
