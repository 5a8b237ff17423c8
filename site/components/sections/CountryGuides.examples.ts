import type { ComponentProps } from 'react';
import { sampleGuide } from '../../../compiler/guides.samples.ts';
import type { CountryGuides } from './CountryGuides.tsx';

const guides = [
  sampleGuide(),
  {
    ...sampleGuide({ shortTitle: 'Reading test', kind: 'language-certificate' }),
    path: '/services/uk/reading-test',
  },
];

export const examples = { 'two guides': { guides } } satisfies Record<
  string,
  ComponentProps<typeof CountryGuides>
>;
