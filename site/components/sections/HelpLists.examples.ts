import type { ComponentProps } from 'react';
import { sampleToday as today } from '../../../compiler/facts.samples.ts';
import { sampleGuide } from '../../../compiler/guides.samples.ts';
import type { HelpLists } from './HelpLists.tsx';

export const examples = { 'as it is': { help: sampleGuide().help, today } } satisfies Record<
  string,
  ComponentProps<typeof HelpLists>
>;
