import type { ComponentProps } from 'react';
import { sampleToday as today } from '../../lib/facts.samples.ts';
import { sampleGuide } from '../../lib/guides.samples.ts';
import type { TitledTexts } from './TitledTexts.tsx';

export const examples = {
  'three texts': { items: sampleGuide().pitfalls, today },
} satisfies Record<string, ComponentProps<typeof TitledTexts>>;
