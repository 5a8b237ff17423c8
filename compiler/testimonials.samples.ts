import type { Testimonial } from './schemas/testimonials.ts';

const sample: Testimonial = {
  id: 'a-sample',
  sample: true,
  name: 'Example A',
  initials: 'EA',
  role: 'User',
  text: 'An example, not a real review. A user might write here about a checklist.',
  rating: 3.5,
  date: '2026-11-21',
  category: 'Checklist',
  origin: { source: 'Written by us as an example', consentOnFile: false },
};

/** A testimonial that says it is an example, with any part replaced. */
export function sampleTestimonial(changes: Partial<Testimonial> = {}): Testimonial {
  return { ...sample, ...changes };
}

/** Three that say they are examples. */
export const sampleTestimonials: readonly Testimonial[] = [
  sample,
  sampleTestimonial({
    id: 'another-sample',
    name: 'Example B',
    initials: 'EB',
    role: 'Customer',
    rating: 4,
    category: 'Form',
  }),
  sampleTestimonial({
    id: 'a-third-sample',
    name: 'Example C',
    initials: 'EC',
    role: 'Client',
    rating: 5,
    category: 'Letter',
  }),
];
