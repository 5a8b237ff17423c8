import { z } from 'zod';
import { eachOf } from '../../contract/fields.ts';
import { documentKinds } from './guide.ts';
import { pictureNames } from './pictures.ts';
import {
  group,
  listOf,
  plainText,
  plainTextOrNothing,
  richText,
  slug,
  titledText,
  untranslated,
} from './rich-text.ts';
import { pagePath } from './routes.ts';

const link = z.strictObject({ label: plainText.max(30), path: pagePath });

const alternative = plainTextOrNothing
  .max(160)
  .describe(
    'What the picture shows, for people who do not see it. Leave it empty where it only decorates.',
  );

/** What a counter may count: each is computed from the content itself, so that nobody can type in a success rate. */
const countedThings = ['countries', 'guides', 'official-sources', 'fresh-facts'] as const;

const slideSchema = z.strictObject({
  landscape: z.enum(pictureNames.slides).describe('The drawn landscape of the slide.'),
  alternative,
  caption: plainText.max(60).describe('The large words on the slide.'),
  text: plainText.max(160),
  link: link.describe('The button on the slide.'),
});

const reasonSchema = z.strictObject({
  kicker: plainText.max(40).describe('The small line over the title.'),
  title: plainText.max(40),
  text: plainText
    .max(200)
    .describe('Write {hours} where our hours belong: they are filled in from the settings.'),
  icon: z.enum(['handshake', 'tags', 'award', 'headset']).describe('The small drawing beside it.'),
  path: pagePath.describe('The page that backs up what is said here.'),
});

/** "I need [a driving licence] in [Germany]". */
const finderSchema = z.strictObject({
  need: plainText
    .max(20)
    .describe('How the sentence "I need a driving licence in Germany" begins.'),
  in: plainText.max(12).describe('The word between its two choices, like "in".'),
  document: plainText
    .max(30)
    .describe('What the first choice is called, for people who listen to the page.'),
  country: plainText
    .max(30)
    .describe('What the second choice is called, for people who listen to the page.'),
  whose: plainText
    .max(30)
    .describe('What asks for a driving licence whose one has, as in "My licence is from there".'),
  ownLicence: plainText.max(40),
  otherLicence: plainText.max(40),
  show: plainText.max(20).describe('The button behind the sentence.'),
  documents: z
    .strictObject(eachOf(documentKinds, () => plainText.max(40)))
    .describe('How the sentence names each kind of document, like "a driving licence".'),
});

/** `content/<locale>/home/home.yaml`: the parts of the home page in their order. Counts are the site specification's. */
export const homeSchema = z.strictObject({
  lead: plainText.max(160).describe('The words under the heading of the page.'),
  slides: z.array(slideSchema).length(3).describe('The three slides at the top.'),
  finder: finderSchema.describe(
    'The sentence with two choices, "I need a driving licence in Germany".',
  ),
  paid: plainText
    .max(50)
    .describe('The link for somebody who has paid for a false offer, on the first screen.'),
  countries: z.strictObject({ title: plainText.max(60) }),
  about: group('Who we are.', {
    title: plainText,
    paragraphs: z.array(richText).length(3),
    pictures: listOf({ vignette: z.enum(pictureNames.about), alternative })
      .length(3)
      .describe('Three small drawings beside the words.'),
    more: link,
  }),
  offers: z.strictObject({
    title: plainText,
    intro: richText,
    more: plainText.max(20).describe('The link to help that we may charge for.'),
    free: plainText.max(20).describe('The link to help that is free.'),
  }),
  statistics: z.strictObject({
    title: plainText,
    counters: listOf({
      counts: z.enum(countedThings).describe('What is counted.'),
      suffix: plainTextOrNothing
        .max(3)
        .describe('What stands behind the number, like "+". Leave it empty for nothing.'),
      label: plainText.max(60),
    })
      .length(4)
      .describe('Four numbers. Each is counted from the content itself, so nobody types one in.'),
  }),
  whatWeDo: z.strictObject({
    title: plainText,
    items: listOf({
      name: plainText.max(40),
      description: plainText.max(200),
      icon: z.enum(['route', 'list-checks', 'search', 'message']),
    }).length(4),
  }),
  reasons: group('Why people choose us, on four cards.', {
    kicker: plainText,
    title: plainText,
    cards: z.array(reasonSchema).length(4),
  }),
  testimonials: z.strictObject({
    title: plainText,
    shown: z
      .array(z.string())
      .length(3)
      .describe('Three testimonials, each by its name in the list of testimonials.'),
  }),
  voices: z
    .strictObject({ title: plainText, shown: z.array(z.string()).length(3) })
    .describe('Three dated voices, each by its name in the list of testimonials.'),
  questions: z.strictObject({ title: plainText, topics: z.array(titledText).length(5) }),
  callToAction: group('The last words of the page, with two buttons.', {
    title: plainText,
    text: richText,
    start: link,
    more: z
      .strictObject({ ...link.shape, about: plainText })
      .describe(
        'The second button. The words in "about" go on where its label ends, for people who hear the link alone.',
      ),
  }),
});

export type HomeWords = z.infer<typeof homeSchema>;
export type CountedThing = (typeof countedThings)[number];

const id = slug.describe(
  'A name of its own, by which the home page chooses it, like ana-passport.',
);
const role = untranslated
  .max(40)
  .describe('What the writer is to us, such as User, Customer or Client.');
const category = untranslated.max(40).describe('What it is about, in a word or two.');

/** A place that waits for a real one. It invents nobody: it has no name, no stars and no day. */
const sampleSchema = z.strictObject({
  id,
  sample: z
    .literal(true)
    .describe(
      'Yes for a place that waits: it is shown as such, and the site cannot be released with it.',
    ),
  role,
  category,
  text: untranslated.max(200).describe('What will stand there.'),
});

const realSchema = z.strictObject({
  id,
  sample: z.literal(false).describe('No, because somebody wrote it.'),
  role,
  category,
  text: untranslated.max(400).describe('What the writer wrote, word for word.'),
  name: untranslated.max(40).describe('Without a surname, unless the writer agreed in writing.'),
  initials: z
    .string()
    .regex(/^\p{Lu}{1,2}$/u, 'Write one or two capital letters')
    .describe('One or two capital letters, shown where others have a picture.'),
  rating: z.number().min(0.5).max(5).multipleOf(0.5).describe('Stars out of five, in halves.'),
  date: z.iso.date().describe('The day on which it was written, like 2026-03-14.'),
  origin: group('Where it came from.', {
    source: untranslated.describe('The platform or the letter that it came by.'),
    consentOnFile: z
      .literal(true, { error: 'Keep the writer’s consent before you show it' })
      .describe("Yes when we keep the writer's consent to show it."),
  }),
});

/** `content/<locale>/testimonials.json`: what people wrote about us, and places that wait for it. */
export const testimonialsSchema = z.strictObject({
  items: z.array(z.discriminatedUnion('sample', [sampleSchema, realSchema])),
});

export type Testimonial = z.infer<typeof testimonialsSchema>['items'][number];
