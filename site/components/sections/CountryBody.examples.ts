import type { ComponentProps } from 'react';
import { sampleCountry } from '../../../compiler/countries.samples.ts';
import { sampleToday as today } from '../../../compiler/facts.samples.ts';
import { sampleGuide } from '../../../compiler/guides.samples.ts';
import type { CountryBody } from './CountryBody.tsx';

export const examples = {
  'as it is': { country: sampleCountry(), guides: [sampleGuide()], today },
} satisfies Record<string, ComponentProps<typeof CountryBody>>;
