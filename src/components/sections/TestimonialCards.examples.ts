import type { Testimonial } from '../../schemas/testimonials.ts';

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

export const examples = {
  'a sample': sample,
  'one that came with consent': {
    ...sample,
    id: 'with-consent',
    sample: false,
    name: 'Name of the writer',
    initials: 'N',
    origin: { source: 'Letter', consentOnFile: true },
  },
} satisfies Record<string, Testimonial>;
