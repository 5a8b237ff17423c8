import type { ComponentProps } from 'react';
import { sampleToday as today } from '../../lib/facts.samples.ts';
import { sampleGuide } from '../../lib/guides.samples.ts';
import type { HelpLists } from './HelpLists.tsx';

export const examples = { 'as it is': { help: sampleGuide().help, today } } satisfies Record<
  string,
  ComponentProps<typeof HelpLists>
>;
