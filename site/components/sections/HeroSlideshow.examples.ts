import type { ComponentProps } from 'react';
import { sampleHome } from '../../../compiler/home.samples.ts';
import type { HeroSlideshow } from './HeroSlideshow.tsx';

export const examples = { 'three slides': { slides: sampleHome().slides } } satisfies Record<
  string,
  ComponentProps<typeof HeroSlideshow>
>;
