import type { ComponentProps } from 'react';
import { sampleToday as today } from '../../../compiler/facts.samples.ts';
import { sampleGuide } from '../../../compiler/guides.samples.ts';
import type { GuideBody } from './GuideBody.tsx';

export const examples = {
  'help for a fee': { guide: sampleGuide(), today },
  'regulated advice': { guide: sampleGuide({ regulatedAdvice: true }), today },
} satisfies Record<string, ComponentProps<typeof GuideBody>>;
