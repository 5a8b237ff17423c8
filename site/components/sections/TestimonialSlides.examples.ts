import type { ComponentProps } from 'react';
import { sampleTestimonials } from '../../../compiler/testimonials.samples.ts';
import type { TestimonialSlides } from './TestimonialSlides.tsx';

export const examples = { 'three samples': { testimonials: sampleTestimonials } } satisfies Record<
  string,
  ComponentProps<typeof TestimonialSlides>
>;
