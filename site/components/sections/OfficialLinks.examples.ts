import type { ComponentProps } from 'react';
import { sampleFacts } from '../../../compiler/facts.samples.ts';
import type { OfficialLinks } from './OfficialLinks.tsx';

const { officialLinks } = sampleFacts;
const opening = { label: 'When the library is open', url: 'https://www.gov.uk/library' };

export const examples = {
  'one link': { links: officialLinks },
  'two links': { links: [...officialLinks, opening] },
} satisfies Record<string, ComponentProps<typeof OfficialLinks>>;
