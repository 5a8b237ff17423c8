import type { ComponentProps } from 'react';
import { sampleToday as today } from '../../../compiler/facts.samples.ts';
import { sampleGuide } from '../../../compiler/guides.samples.ts';
import type { AtAGlance } from './AtAGlance.tsx';

export const examples = {
  'a fee that was read': { guide: sampleGuide(), today },
  'a fee that nobody has read': {
    guide: sampleGuide({ atAGlance: { fee: 'fee-lost', time: 'time-card', validity: 'validity' } }),
    today,
  },
} satisfies Record<string, ComponentProps<typeof AtAGlance>>;
