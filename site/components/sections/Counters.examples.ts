import type { ComponentProps } from 'react';
import { sampleHome } from '../../../compiler/home.samples.ts';
import type { Counters } from './Counters.tsx';

const { statistics } = sampleHome();

export const examples = {
  'as counted': {
    statistics,
    counts: { countries: 6, guides: 19, 'official-sources': 240, 'fresh-facts': 1_180 },
  },
  'nothing counted yet': {
    statistics,
    counts: { countries: 0, guides: 0, 'official-sources': 0, 'fresh-facts': 0 },
  },
} satisfies Record<string, ComponentProps<typeof Counters>>;
