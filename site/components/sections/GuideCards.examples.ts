import type { ComponentProps } from 'react';
import { sampleGuide } from '../../../compiler/guides.samples.ts';
import type { GuideCards } from './GuideCards.tsx';

const guide = sampleGuide();
const test = {
  ...sampleGuide({ title: 'The reading test', kind: 'language-certificate' }),
  path: '/services/uk/reading-test',
};

export const examples = {
  'one guide': { guides: [guide] },
  'two guides': { guides: [guide, test] },
} satisfies Record<string, ComponentProps<typeof GuideCards>>;
