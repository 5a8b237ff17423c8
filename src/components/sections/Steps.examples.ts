import type { ComponentProps } from 'react';
import { sampleToday as today } from '../../lib/facts.samples.ts';
import { sampleGuide } from '../../lib/guides.samples.ts';
import type { Steps } from './Steps.tsx';

export const examples = { 'three steps': { steps: sampleGuide().steps, today } } satisfies Record<
  string,
  ComponentProps<typeof Steps>
>;
