import type { ComponentProps } from 'react';
import { sampleToday as today } from '../../../compiler/facts.samples.ts';
import { sampleOffer } from '../../../compiler/offers.samples.ts';
import type { OfferSlides } from './OfferSlides.tsx';

const offers = ['library-card', 'reading-card', 'music-card'].map((slug) => ({
  ...sampleOffer(),
  path: `/products/${slug}`,
}));

export const examples = { 'three offers': { offers, apply: 'Apply now', today } } satisfies Record<
  string,
  ComponentProps<typeof OfferSlides>
>;
