import { z } from 'zod';
import { maybe, yes } from '../../compiler/schemas/rich-text.ts';

/** What a rule looks for in one sentence, in the small language of content/claims/README.md. */
const pattern = z.string().trim().min(1, 'Write at least one word');
const patterns = z.array(pattern).min(1, 'Write at least one pattern');
const sentence = z.string().trim().min(1, 'Write a sentence').meta({ words: 'line' });

const claimRuleSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z]+(-[a-z]+)*$/, 'Write lower-case words joined by hyphens, like success-rate')
    .describe('A name of its own, like success-rate.'),
  refuses: sentence.describe('What nobody may write, after "This site refuses".'),
  reason: sentence.describe('Why it is refused, told to the editor who wrote it.'),
  source: z
    .string()
    .regex(
      /^[a-z]+\/[a-z-]+\/[a-z0-9-]+$/,
      'Name a fact in full, like general/document-fraud/law-uk-make',
    )
    .meta({ reference: 'fact' })
    .nullable()
    .describe(
      'The fact behind the rule, as country/guide/fact: a law, a ruling, or a report of such a fraud. Leave it empty where there is none.',
    ),
  patterns: patterns.describe(
    'What the rule looks for in one sentence; content/claims/README.md shows how patterns are written.',
  ),
  unless: maybe(patterns, 'What makes a sentence honest in which a pattern is found.'),
  unlessSourced: yes(
    'Yes where an authority may say so itself: a text with a source beside it is then let through.',
  ),
  fails: sentence.describe('A sentence that breaks the rule.'),
  passes: sentence.describe('An honest sentence on the same matter, which no rule refuses.'),
});

/** A file of content/claims: rules of one kind. */
export const claimRulesSchema = z.strictObject({
  mend: sentence.describe('What to write instead.'),
  rules: z.array(claimRuleSchema).min(1),
});

/** content/claims/words.yaml: lists that patterns name in angle brackets, each entry a pattern. */
export const claimWordsSchema = z.record(
  z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'Write lower-case words joined by hyphens'),
  patterns,
);

/** content/claims/honest.yaml: how an honest sentence speaks of what the rules refuse. */
export const honestWordsSchema = z.strictObject({
  denials: patterns.describe('What turns the words after it into their opposite.'),
  emptyDenials: patterns.describe(
    'Turns of phrase in which such a word denies nothing, like "no doubt".',
  ),
  turns: patterns.describe('Words at which a denial ends, because another thought begins.'),
  others: patterns.describe('Others than this site, who are said to do it.'),
  emptyOthers: patterns.describe(
    'Turns of phrase that name others only to set this site apart from them.',
  ),
  condemnations: patterns.describe('What condemns the words before it.'),
  exposures: patterns.describe(
    'What takes a heading apart, beside a condemnation, in the text under it.',
  ),
  noes: patterns.describe('How the answer to a question begins when it says no.'),
});

export const kindsOfClaims = ['forged-documents', 'guarantees', 'official-look'] as const;

/** `content/<locale>/claims.yaml`: what nobody may write in a language. The format is told in docs/translating.md. */
export const claimsOfLanguageSchema = z.strictObject({
  denials: honestWordsSchema.shape.denials,
  rules: z.array(
    claimRuleSchema
      .omit({ reason: true, source: true, unlessSourced: true })
      .extend({ about: z.enum(kindsOfClaims), mend: sentence }),
  ),
});
