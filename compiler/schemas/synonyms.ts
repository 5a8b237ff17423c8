import { z } from 'zod';
import { sitePath } from './routes.ts';

/** As typed into a search box: in small letters, in any script. */
const typed = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .refine((text) => text === text.toLowerCase(), { message: 'in small letters' });

/** `content/<locale>/synonyms.yaml`: what people call things in a search box. Nothing of it is shown. */
export const synonymsSchema = z.strictObject({
  /** Single words for one thing: whoever types one finds the others. */
  same: z.array(z.array(typed.regex(/^\S+$/, 'one word')).min(2)),
  /** Old names, names in other languages and short names, each with the page that it leads to. */
  names: z.array(z.strictObject({ page: sitePath, typed: z.array(typed).min(1) })),
  /** Words that say nothing of what is looked for, such as "how" and "my". */
  empty: z.array(typed.regex(/^\S+$/, 'one word')).min(1),
});

export type Synonyms = z.infer<typeof synonymsSchema>;
