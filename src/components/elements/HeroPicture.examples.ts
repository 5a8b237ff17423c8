import type { ComponentProps } from 'react';
import { sampleHome } from '../../lib/home.samples.ts';
import type { HeroPicture } from './HeroPicture.tsx';

export const examples: Record<string, ComponentProps<typeof HeroPicture>> = Object.fromEntries(
  sampleHome().slides.map(({ landscape, alternative }, index) => [
    landscape,
    { landscape, alternative, isFirst: index === 0 },
  ]),
);
