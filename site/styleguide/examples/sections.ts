import type { PricePair } from '../../components/sections/Offers.tsx';
import type { TestimonialCards, Voices } from '../../components/sections/Testimonials.tsx';
import type { StatesOf } from '../components.ts';
import { figures, prices, voice, wayPast } from '../samples.ts';

const { ours, official } = prices;
const consented = [
  {
    ...voice,
    text: 'What the writer wrote.',
    sample: null,
    writer: {
      name: 'Name of the writer',
      initials: 'N',
      stars: { rating: 3.5, label: '3.5 out of 5' },
      date: { day: '2026-11-21', label: '21 November 2026' },
      source: 'Letter',
      consent: 'Shown with the writer’s consent',
    },
  },
];

export const examples = {
  PricePair: {
    'an example of a fee': prices,
    'a fee that the owner has set': {
      ...prices,
      ours: {
        ...ours,
        amount: { covers: 'A checklist', text: '£20', sample: null, onTop: 'On top of the fee.' },
      },
    },
    'no paid help': { ...prices, ours: { ...ours, amount: null } },
    'an official fee that nobody has read': {
      ...prices,
      official: { ...official, figure: figures.unread },
      wayPast: wayPast.unread,
    },
  } satisfies StatesOf<typeof PricePair>,

  TestimonialCards: {
    'one that came with consent': { voices: consented },
  } satisfies StatesOf<typeof TestimonialCards>,

  Voices: {
    'one that came with consent': { voices: consented },
  } satisfies StatesOf<typeof Voices>,
};
