import type { ComponentProps } from 'react';
import { sampleToday as today } from '../../../compiler/facts.samples.ts';
import { sampleOffer } from '../../../compiler/offers.samples.ts';
import type { OfferGroups } from './OfferGroups.tsx';

const free = {
  ...sampleOffer({ title: 'What a library is', ourFee: null }),
  path: '/products/free',
};
const regulated = {
  ...sampleOffer({ title: 'Library law', ourFee: null, regulatedAdvice: true }),
  path: '/products/regulated',
};

export const examples = {
  'a fee and free information': { offers: [sampleOffer(), free], today },
  'regulated advice among the free': { offers: [sampleOffer(), free, regulated], today },
} satisfies Record<string, ComponentProps<typeof OfferGroups>>;
