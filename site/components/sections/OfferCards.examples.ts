import type { ComponentProps } from 'react';
import { sampleToday as today } from '../../../compiler/facts.samples.ts';
import { sampleOffer } from '../../../compiler/offers.samples.ts';
import type { OfferCards } from './OfferCards.tsx';

const free = {
  ...sampleOffer({ title: 'What a library is', ourFee: null }),
  path: '/products/free',
};

export const examples = {
  'one offer': { offers: [sampleOffer()], today },
  'with a fee and without': { offers: [sampleOffer(), free], today },
} satisfies Record<string, ComponentProps<typeof OfferCards>>;
