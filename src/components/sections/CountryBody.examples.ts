import type { ComponentProps } from 'react';
import { sampleCountry } from '../../lib/countries.samples.ts';
import { sampleToday as today } from '../../lib/facts.samples.ts';
import { sampleGuide } from '../../lib/guides.samples.ts';
import type { CountryBody } from './CountryBody.tsx';

export const examples = {
  'as it is': { country: sampleCountry(), guides: [sampleGuide()], today },
} satisfies Record<string, ComponentProps<typeof CountryBody>>;
