import type { ComponentProps } from 'react';
import { sampleToday as today } from '../../../compiler/facts.samples.ts';
import { sampleHome } from '../../../compiler/home.samples.ts';
import type { CallToAction } from './CallToAction.tsx';

export const examples = {
  'as it is': { callToAction: sampleHome().callToAction, today },
} satisfies Record<string, ComponentProps<typeof CallToAction>>;
