import { sampleBook } from './facts.samples.ts';
import { type Home, resolveHome } from './home.ts';
import { createRouteTable } from './routes.ts';
import type { HomeWords } from './schemas/home.ts';
import { routes } from './settings.ts';
import { sampleTestimonials } from './testimonials.samples.ts';

const more = { label: 'Read more', path: '/about' };
const shown = sampleTestimonials.map(({ id }) => id);

const words: HomeWords = {
  slides: [
    {
      landscape: 'hills',
      alternative: 'A marked path over hills.',
      caption: 'Find the path to your card',
      text: 'Plain words about the card of the town library.',
      link: more,
    },
    {
      landscape: 'coast',
      alternative: 'A marked path along the coast.',
      caption: 'See what it costs',
      text: 'The fee stands beside its source and its month.',
      link: more,
    },
    {
      landscape: 'forest',
      alternative: 'A marked path into a forest.',
      caption: 'Ask the library itself',
      text: 'It has the last word on every card.',
      link: more,
    },
  ],
  about: {
    title: 'About the samples',
    paragraphs: ['We read the rules.', 'You ask the library.', 'It gives you the card.'],
    pictures: [
      { vignette: 'crossroads', alternative: 'A signpost where paths meet.' },
      { vignette: 'bridge', alternative: 'A path over a bridge.' },
      { vignette: 'hut', alternative: 'A hut beside a path.' },
    ],
    more,
  },
  offers: { title: 'Offers', intro: 'Help with the form.', apply: 'Apply now' },
  statistics: {
    title: 'What the samples hold',
    counters: [
      { counts: 'countries', suffix: '', label: 'Towns' },
      { counts: 'guides', suffix: '', label: 'Guides' },
      { counts: 'official-sources', suffix: '', label: 'Pages of the library' },
      { counts: 'fresh-facts', suffix: '+', label: 'Facts less than a year old' },
    ],
  },
  whatWeDo: {
    title: 'What we do',
    items: [
      { name: 'Explain the route', description: 'Which desk to go to.', icon: 'route' },
      { name: 'Make your list', description: 'Which papers to bring.', icon: 'list-checks' },
      { name: 'Check the form', description: 'Whether a line is empty.', icon: 'search' },
      { name: 'Read the letter', description: 'What the library asks.', icon: 'message' },
    ],
  },
  reasons: {
    kicker: 'Some reasons',
    title: 'Why to ask us',
    cards: [
      {
        kicker: 'Direct',
        title: 'A person answers',
        text: 'Somebody who has read the rules.',
        icon: 'handshake',
        path: '/about',
      },
      {
        kicker: 'Clear',
        title: 'Both fees side by side',
        text: 'Ours and the official one.',
        icon: 'tags',
        path: '/products',
      },
      {
        kicker: 'Honest',
        title: 'We say what we cannot do',
        text: 'The library decides, not we.',
        icon: 'award',
        path: '/faq',
      },
      {
        kicker: 'There',
        title: 'Hours that we keep',
        text: 'We are here {hours}.',
        icon: 'headset',
        path: '/contact',
      },
    ],
  },
  testimonials: { title: 'Testimonials', shown },
  voices: { title: 'What people write about', shown },
  questions: {
    title: 'What you should know',
    topics: [
      { title: 'Do I need help?', body: 'No. The library helps too.' },
      { title: 'Who gives me the card?', body: 'Only the library.' },
      { title: 'What does a card cost?', body: 'It costs {uk/library-card/fee-card}.' },
      { title: 'Is reading here free?', body: 'Yes, always.' },
      { title: 'Can you make it faster?', body: 'No. The library decides when it is done.' },
    ],
  },
  callToAction: {
    title: 'Not sure where to start?',
    text: 'Tell us which card you need.',
    start: { label: 'Get started', path: '/contact' },
    more: { ...more, about: 'about cards' },
  },
};

/** A home page about library cards. */
export function sampleHome(): Home {
  return resolveHome({
    file: 'content/en/home/home.yaml',
    words,
    testimonials: sampleTestimonials,
    routes: createRouteTable(routes),
    book: sampleBook(),
  });
}
