import type { ComponentProps } from 'react';
import { sampleTestimonial } from '../../../compiler/testimonials.samples.ts';
import type { TestimonialCards } from './TestimonialCards.tsx';

const withConsent = sampleTestimonial({
  id: 'with-consent',
  sample: false,
  name: 'Name of the writer',
  initials: 'N',
  origin: { source: 'Letter', consentOnFile: true },
});

export const examples = {
  'a sample': { testimonials: [sampleTestimonial()] },
  'one that came with consent': { testimonials: [withConsent] },
} satisfies Record<string, ComponentProps<typeof TestimonialCards>>;
