import type { ComponentProps } from 'react';
import { sampleHome } from '../../../compiler/home.samples.ts';
import type { Voices } from './Voices.tsx';

const { title, shown } = sampleHome().voices;

export const examples = { 'three samples': { title, testimonials: shown } } satisfies Record<
  string,
  ComponentProps<typeof Voices>
>;
