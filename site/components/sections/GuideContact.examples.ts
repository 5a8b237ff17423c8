import type { ComponentProps } from 'react';
import { sampleToday as today } from '../../../compiler/facts.samples.ts';
import { sampleGuide } from '../../../compiler/guides.samples.ts';
import type { GuideContact } from './GuideContact.tsx';

export const examples = { 'as it is': { guide: sampleGuide(), today } } satisfies Record<
  string,
  ComponentProps<typeof GuideContact>
>;
