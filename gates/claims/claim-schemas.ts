import { z } from 'zod';

/** What a rule looks for in one sentence, in the small language of content/claims/README.md. */
const pattern = z.string().trim().min(1, 'Write at least one word');
const patterns = z.array(pattern).min(1, 'Write at least one pattern');
const sentence = z.string().trim().min(1, 'Write a sentence');

const claimRuleSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z]+(-[a-z]+)*$/, 'Write lower-case words joined by hyphens, like success-rate'),
  /** What nobody may write, after "This site refuses". */
  refuses: sentence,
  /** Why it is refused, told to the editor who wrote it. */
  reason: sentence,
  /** The fact behind the rule, as country/guide/id: a law, a ruling, or a report of such a fraud. Null where none is. */
  source: z
    .string()
    .regex(
      /^[a-z]+\/[a-z-]+\/[a-z0-9-]+$/,
      'Name a fact in full, like general/document-fraud/law-uk-make',
    )
    .nullable(),
  patterns,
  /** What makes a sentence honest in which a pattern is found. */
  unless: patterns.optional(),
  /** True where an authority may say so itself: a text with a source beside it is then let through. */
  unlessSourced: z.literal(true).optional(),
  /** A sentence that breaks the rule. */
  fails: sentence,
  /** An honest sentence on the same matter, which no rule refuses. */
  passes: sentence,
});

/** A file of content/claims: rules of one kind. */
export const claimRulesSchema = z.strictObject({
  /** How to say it instead. */
  mend: sentence,
  rules: z.array(claimRuleSchema).min(1),
});

/** content/claims/words.yaml: lists that patterns name in angle brackets, each entry a pattern. */
export const claimWordsSchema = z.record(
  z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'Write lower-case words joined by hyphens'),
  patterns,
);

/** content/claims/honest.yaml: how an honest sentence speaks of what the rules refuse. */
export const honestWordsSchema = z.strictObject({
  /** What turns the words after it into their opposite. */
  denials: patterns,
  /** Turns of phrase in which such a word denies nothing, like "no doubt". */
  emptyDenials: patterns,
  /** Words at which a denial ends, because another thought begins. */
  turns: patterns,
  /** Others than this site, who are said to do it. */
  others: patterns,
  /** Turns of phrase that name others only to set this site apart from them. */
  emptyOthers: patterns,
  /** What condemns the words before it. */
  condemnations: patterns,
  /** What takes a heading apart, beside a condemnation, in the text under it. */
  exposures: patterns,
  /** How the answer to a question begins when it says no. */
  noes: patterns,
});

export type HonestWords = z.infer<typeof honestWordsSchema>;
