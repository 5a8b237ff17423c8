import { z } from 'zod';
import { httpsUrl } from './facts.ts';
import { group, listOf, maybe, plainText, slug, yes } from './rich-text.ts';
import { pagePath } from './routes.ts';

/** As typed into a search box: in small letters, in any script. */
const typed = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .refine((text) => text === text.toLowerCase(), { message: 'in small letters' });

const phrases = z
  .array(typed)
  .min(1)
  .describe(
    'Whoever types all words of one of these means it. Every word that begins so is scam*.',
  );

/** `content/<locale>/synonyms.yaml`: what people call things in a search box. Nothing of it is shown. */
export const synonymsSchema = z.strictObject({
  same: z
    .array(z.array(typed.regex(/^\S+$/, 'one word')).min(2))
    .describe('Single words for one thing: whoever types one finds the others.'),
  names: listOf({
    page: pagePath.describe('The page that people mean, like /services/uk/uk-passport.'),
    typed: z.array(typed).min(1).describe('What they type, in small letters.'),
  }).describe(
    'Old names, names in other languages and short names, each with the page that it leads to.',
  ),
  first: listOf({
    page: pagePath,
    typed: phrases,
    withPaper: phrases.describe('The same, of somebody who names one of the papers too.'),
  }).describe('Pages that come before all others, whatever else is typed.'),
  notCovered: listOf({
    topic: slug.describe('A topic of not-covered.yaml, by its id.'),
    typed: phrases,
    onlyAlone: yes(
      'Of papers that people bring elsewhere: with another country they ask about that one.',
    ),
  }).describe('What people type who look for what we do not write about.'),
  needs: group('What tells one need from another, where the words for papers do not.', {
    visit: phrases.describe('Words of whoever wants to visit only.'),
    work: phrases.describe('Words of whoever wants to live or work somewhere.'),
    swap: phrases.describe('Words of whoever wants to exchange a licence for one of here.'),
    in: phrases.describe(
      'Words before the place where somebody is or goes, such as "in"; -da is one that is written at its end.',
    ),
  }),
  papers: phrases.describe('Words for papers of any kind, such as passport*.'),
  empty: z
    .array(typed.regex(/^\S+$/, 'one word'))
    .min(1)
    .describe('Words that say nothing of what is looked for, such as "how" and "my".'),
});

export type Synonyms = z.infer<typeof synonymsSchema>;

/** `content/en/not-covered.yaml`: what people ask and we do not write about, each with who does. */
export const notCoveredSchema = z.strictObject({
  topics: listOf({
    id: slug,
    title: plainText.describe('What it is called, like "Asylum and refugee status".'),
    places: listOf({
      country: maybe(
        z.string().regex(/^[A-Z]{2}$/, 'Write the code of ISO 3166, like DE'),
        'The country that it is for; left out where it is for several.',
      ),
      publisher: z
        .string()
        .meta({ reference: 'publisher' })
        .describe('The office or charity, by a name from the list of publishers.'),
      url: httpsUrl,
    }).min(1),
  }),
});
