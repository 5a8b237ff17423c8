import { hash } from 'node:crypto';
import { z } from 'zod';
import { madeOnce } from '../../plan/made-once.ts';
import type { Text } from './texts.ts';

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Write the month as 2026-11');

const person = z.strictObject({ name: z.string().trim().min(1), month });

/** Who translated a text, and who else has read it, where they said so. */
const credit = { by: person.optional(), reviewed: person.optional() };

/**
 * `content/<locale>/<file>.json`: the words of one English file in another language, by their addresses. `of` is the start of the hash
 * of the English text that each was made from.
 */
export const catalogSchema = z.strictObject({
  translated: month,
  texts: z.record(
    z.string(),
    z.strictObject({
      of: z.string().regex(/^[0-9a-f]{10}$/),
      text: z.string().trim().min(1),
      ...credit,
    }),
  ),
});

export type Catalog = z.infer<typeof catalogSchema>;
export type Translation = Catalog['texts'][string];
export type Credit = Pick<Translation, keyof typeof credit>;

/** What tells one English text from another, whatever its line breaks. */
export const hashOf = madeOnce((english: string) =>
  hash('sha256', english.trim().replace(/\s+/g, ' ')).slice(0, 10),
);

/** Finds what a catalog says for a text; null while nobody has translated it. `isBehind`: its English has changed since. */
type CatalogLookup = (text: Text) => (Translation & { isBehind: boolean }) | null;

/** A text that has moved within its file is found by its English. */
export function createLookup({ texts }: Pick<Catalog, 'texts'>): CatalogLookup {
  const byEnglish = new Map(
    Object.values(texts).map((translation) => [translation.of, translation]),
  );
  return ({ address, english }) => {
    const of = hashOf(english);
    const there = texts[address];
    const found = there?.of === of ? there : (byEnglish.get(of) ?? there);
    return found === undefined ? null : { ...found, isBehind: found.of !== of };
  };
}
