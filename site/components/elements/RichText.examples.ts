import type { ComponentProps } from 'react';
import { sampleText, sampleToday as today } from '../../../compiler/facts.samples.ts';
import type { RichText } from './RichText.tsx';

export const examples = {
  'a figure in a sentence': { blocks: sampleText('A card costs {fee-card}.'), today },
  'a source after a sentence': {
    blocks: sampleText('A card can be used for years. {^validity}'),
    today,
  },
  'strong words and a link': {
    blocks: sampleText('There is **no** lower age; see [all guides](/services).'),
    today,
  },
  'a list': {
    blocks: sampleText('- A letter with your address\n- Something with your name'),
    today,
  },
  'numbered steps': { blocks: sampleText('1. Fill in the form\n2. Show your papers'), today },
} satisfies Record<string, ComponentProps<typeof RichText>>;
