import { createReader } from './content-reader.ts';
import type { FactBook } from './facts.ts';
import type { TitledBlocks } from './guides.ts';
import type { Block } from './rich-text.ts';
import type { RouteTable } from './routes.ts';
import type { HomeWords } from './schemas/home.ts';
import type { Testimonial } from './schemas/testimonials.ts';

/** The parts of the home page, ready to be drawn. */
export type Home = Omit<
  HomeWords,
  'about' | 'offers' | 'testimonials' | 'voices' | 'questions' | 'callToAction'
> & {
  about: Omit<HomeWords['about'], 'paragraphs'> & { paragraphs: Block[][] };
  offers: Omit<HomeWords['offers'], 'intro'> & { intro: Block[] };
  testimonials: { title: string; shown: Testimonial[] };
  voices: { title: string; shown: Testimonial[] };
  questions: { title: string; topics: TitledBlocks[] };
  callToAction: Omit<HomeWords['callToAction'], 'text'> & { text: Block[] };
};

type HomeSource = {
  file: string;
  words: HomeWords;
  testimonials: readonly Testimonial[];
  routes: RouteTable;
  book: FactBook;
};

/** The home page's parts. Throws ContentError as `resolveGuide` does, and for a link or a testimonial that is not there. */
export function resolveHome({ file, words, testimonials, routes, book }: HomeSource): Home {
  const read = createReader({ file, home: '', book });

  function findTestimonials(ids: readonly string[], field: string): Testimonial[] {
    return ids.flatMap((id) => {
      const found = testimonials.find((testimonial) => testimonial.id === id);
      if (found !== undefined) return [found];
      read.complain(field, 'ids from content/en/testimonials.json', id);
      return [];
    });
  }

  for (const path of pathsIn(words)) {
    if (!routes.has(path)) read.complain('path', 'a path of content/routes.json', path);
  }
  const { about, offers, questions, callToAction } = words;
  const home = {
    ...words,
    about: { ...about, paragraphs: read.texts(about.paragraphs, 'about.paragraphs') },
    offers: { ...offers, intro: read.text(offers.intro, 'offers.intro') },
    testimonials: {
      ...words.testimonials,
      shown: findTestimonials(words.testimonials.shown, 'testimonials.shown'),
    },
    voices: { ...words.voices, shown: findTestimonials(words.voices.shown, 'voices.shown') },
    questions: { ...questions, topics: read.titled(questions.topics, 'questions.topics') },
    callToAction: { ...callToAction, text: read.text(callToAction.text, 'callToAction.text') },
  };
  read.finish();
  return home;
}

function pathsIn({ slides, about, reasons, callToAction }: HomeWords): string[] {
  const links = [
    ...slides.map(({ link }) => link),
    about.more,
    callToAction.start,
    callToAction.more,
  ];
  return [...links, ...reasons.cards].map(({ path }) => path);
}
