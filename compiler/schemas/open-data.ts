import { z } from 'zod';
import { httpsUrl } from './facts.ts';
import { plainText } from './rich-text.ts';

/** `content/open-data.json`: on what terms others may use the facts, and the words of the files that no page shows. */
export const openDataWordsSchema = z.strictObject({
  /** What others may do with our selection and our words; the sources keep the rights in theirs. */
  licence: z.strictObject({ name: plainText, url: httpsUrl }),
  /** Whom to name. */
  attribution: plainText,
  /** Who the sources are, and how far each may be trusted. */
  sources: plainText,
  feed: z.strictObject({ title: plainText, subtitle: plainText }),
  /** The parts of llms.txt. */
  overview: z.strictObject({
    summary: plainText,
    guides: plainText,
    countries: plainText,
    tables: plainText,
    pages: plainText,
    data: plainText,
    allGuides: plainText,
    allFacts: plainText,
    allTables: plainText,
    schema: plainText,
    changes: plainText,
  }),
});

export type OpenDataWords = z.infer<typeof openDataWordsSchema>;
