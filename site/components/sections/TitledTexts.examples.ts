import type { ComponentProps } from 'react';
import { sampleToday as today } from '../../../compiler/facts.samples.ts';
import { sampleGuide } from '../../../compiler/guides.samples.ts';
import type { TitledTexts } from './TitledTexts.tsx';

export const examples = {
  'three texts': { items: sampleGuide().pitfalls, today },
} satisfies Record<string, ComponentProps<typeof TitledTexts>>;
