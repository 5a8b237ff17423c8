import type { ComponentProps } from 'react';
import { sampleToday as today } from '../../../compiler/facts.samples.ts';
import { sampleHome } from '../../../compiler/home.samples.ts';
import type { HomeAbout } from './HomeAbout.tsx';

export const examples = { 'as it is': { about: sampleHome().about, today } } satisfies Record<
  string,
  ComponentProps<typeof HomeAbout>
>;
