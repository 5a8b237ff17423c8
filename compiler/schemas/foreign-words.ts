import { z } from 'zod';

/** `content/<locale>/foreign-words.yaml`: words of other languages that texts say, by the tag of their language. */
export const foreignWordsSchema = z.record(
  z.string().regex(/^[a-z]{2,3}$/, 'a tag of a language, like de'),
  z.array(z.string().trim().min(2)).min(1),
);
