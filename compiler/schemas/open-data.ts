import { z } from 'zod';
import { httpsUrl } from './facts.ts';
import { plainText, wordsOf } from './rich-text.ts';

/** `content/open-data.json`: on what terms others may use the facts, and the words of the files that no page shows. */
export const openDataWordsSchema = z.strictObject({
  licence: z
    .strictObject({
      name: plainText.describe('The name of the licence, like "CC BY 4.0".'),
      url: httpsUrl,
    })
    .describe(
      'What others may do with our selection and our words; the sources keep the rights in theirs.',
    ),
  attribution: plainText.describe('Whom others have to name.'),
  sources: plainText.describe('Who the sources are, and how far each may be trusted.'),
  feed: z
    .strictObject({ title: plainText, subtitle: plainText })
    .describe('What the feed of changes calls itself.'),
  overview: wordsOf(
    'summary guides countries tables pages data',
    'allGuides allFacts allTables allAnswers schema changes',
  ).describe('The parts of the overview for programs (llms.txt).'),
});
