import type { ComponentProps } from 'react';
import { sampleCountry } from '../../../compiler/countries.samples.ts';
import { sampleGuide } from '../../../compiler/guides.samples.ts';
import type { CountryList } from './CountryList.tsx';

const countries = [
  sampleCountry(),
  sampleCountry({
    country: 'sample',
    title: 'Documents in another town',
    path: '/services/sample',
  }),
];
const across = { ...sampleGuide(), country: 'general', path: '/services/library-cards' };

export const examples = {
  'towns with their guides': { countries, guides: [sampleGuide()] },
  'and a guide across all towns': { countries, guides: [sampleGuide(), across] },
} satisfies Record<string, ComponentProps<typeof CountryList>>;
