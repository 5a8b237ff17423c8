import type { ComponentProps } from 'react';
import { sampleToday as today } from '../../../compiler/facts.samples.ts';
import { sampleOffer } from '../../../compiler/offers.samples.ts';
import type { OfferPrice } from './OfferPrice.tsx';

export const examples = {
  'help for a fee': { offer: sampleOffer(), today },
  'no paid help': { offer: sampleOffer({ regulatedAdvice: true, ourFee: null }), today },
} satisfies Record<string, ComponentProps<typeof OfferPrice>>;
