import { z } from 'zod';
import { plainText } from './rich-text.ts';

/** A sentence in which the page puts something where each `{name}` stands. */
function sentenceWith(...names: readonly string[]) {
  return plainText.refine(
    (sentence) => names.every((name) => sentence.split(`{${name}}`).length === 2),
    { error: `Write ${names.map((name) => `{${name}}`).join(' and ')} once, where it belongs` },
  );
}

/** `content/<locale>/plan.json`: what the lists of a case and the page of plans say once scripts run. */
export const planWordsSchema = z.strictObject({
  /** The link to the page of plans. */
  link: plainText,
  yes: plainText,
  no: plainText,
  /** Beside the ticks of a case. */
  list: z.strictObject({
    ready: sentenceWith('done', 'all'),
    done: sentenceWith('done', 'all'),
    onDevice: plainText,
    keep: plainText,
    erase: plainText,
    undo: plainText,
    changed: plainText,
    gone: sentenceWith('item'),
  }),
  /** Why changes last only until the page is left. */
  trouble: z.strictObject({
    blocked: plainText,
    full: plainText,
    broken: plainText,
    newer: plainText,
  }),
});

export type PlanWords = z.infer<typeof planWordsSchema>;
