import { z } from 'zod';
import { type DocumentKind, documentKinds } from './guide.ts';
import { pictureNames } from './pictures.ts';
import { plainText, richText, titledText } from './rich-text.ts';
import { sitePath } from './routes.ts';

const link = z.strictObject({ label: plainText.max(30), path: sitePath });

/** What a picture shows, for those who do not see it; '' where it only decorates. */
const alternative = z.string().max(160);

/** What a counter may count: each is computed from the content itself, so that nobody can type in a success rate. */
export const countedThings = ['countries', 'guides', 'official-sources', 'fresh-facts'] as const;

const slideSchema = z.strictObject({
  landscape: z.enum(pictureNames.slides),
  alternative,
  caption: plainText.max(60),
  text: plainText.max(160),
  link,
});

const reasonSchema = z.strictObject({
  /** The small line over the title. */
  kicker: plainText.max(40),
  title: plainText.max(40),
  /** {hours} is filled in from the settings. */
  text: plainText.max(200),
  icon: z.enum(['handshake', 'tags', 'award', 'headset']),
  /** The page that backs the claim. */
  path: sitePath,
});

/** "I need [a driving licence] in [Germany]". */
const finderSchema = z.strictObject({
  need: plainText.max(20),
  in: plainText.max(12),
  /** What the choices are called to those who do not see the sentence. */
  document: plainText.max(30),
  country: plainText.max(30),
  show: plainText.max(20),
  /** How the sentence names each kind of document. */
  documents: z.strictObject(
    Object.fromEntries(documentKinds.map((kind) => [kind, plainText.max(40)])) as Record<
      DocumentKind,
      typeof plainText
    >,
  ),
});

/** `content/<locale>/home/home.yaml`: the parts of the home page in their order. Counts are the site specification's. */
export const homeSchema = z.strictObject({
  slides: z.array(slideSchema).length(3),
  finder: finderSchema,
  countries: z.strictObject({ title: plainText.max(60) }),
  about: z.strictObject({
    title: plainText,
    paragraphs: z.array(richText).length(3),
    pictures: z
      .array(z.strictObject({ vignette: z.enum(pictureNames.about), alternative }))
      .length(3),
    more: link,
  }),
  offers: z.strictObject({
    title: plainText,
    intro: richText,
    /** The link to help that we may charge for, and to what is free. */
    more: plainText.max(20),
    free: plainText.max(20),
  }),
  statistics: z.strictObject({
    title: plainText,
    counters: z
      .array(
        z.strictObject({
          counts: z.enum(countedThings),
          /** What stands behind the number, such as "+"; '' for nothing. */
          suffix: z.string().max(3),
          label: plainText.max(60),
        }),
      )
      .length(4),
  }),
  whatWeDo: z.strictObject({
    title: plainText,
    items: z
      .array(
        z.strictObject({
          name: plainText.max(40),
          description: plainText.max(200),
          icon: z.enum(['route', 'list-checks', 'search', 'message']),
        }),
      )
      .length(4),
  }),
  reasons: z.strictObject({
    kicker: plainText,
    title: plainText,
    cards: z.array(reasonSchema).length(4),
  }),
  testimonials: z.strictObject({
    title: plainText,
    /** Ids from content/<locale>/testimonials.json. */
    shown: z.array(z.string()).length(3),
  }),
  /** Dated voices, each named by its id in content/<locale>/testimonials.json. */
  voices: z.strictObject({ title: plainText, shown: z.array(z.string()).length(3) }),
  questions: z.strictObject({ title: plainText, topics: z.array(titledText).length(5) }),
  callToAction: z.strictObject({
    title: plainText,
    text: richText,
    start: link,
    /** `about` goes on where the label ends, for those who hear the link alone. */
    more: z.strictObject({ ...link.shape, about: plainText }),
  }),
});

export type HomeWords = z.infer<typeof homeSchema>;
export type CountedThing = (typeof countedThings)[number];
