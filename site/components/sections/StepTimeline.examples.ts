import type { ComponentProps } from 'react';
import { sampleToday as today } from '../../../compiler/facts.samples.ts';
import { sampleGuide } from '../../../compiler/guides.samples.ts';
import type { StepTimeline } from './StepTimeline.tsx';

export const examples = {
  'three steps, one with its time': { steps: sampleGuide().steps, today },
} satisfies Record<string, ComponentProps<typeof StepTimeline>>;
