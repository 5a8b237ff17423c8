import type { ComponentProps } from 'react';
import { sampleToday as today } from '../../../compiler/facts.samples.ts';
import { sampleOffer } from '../../../compiler/offers.samples.ts';
import type { OfferContact } from './OfferContact.tsx';

export const examples = { 'as it is': { offer: sampleOffer(), today } } satisfies Record<
  string,
  ComponentProps<typeof OfferContact>
>;
