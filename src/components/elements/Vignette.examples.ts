import type { ComponentProps } from 'react';
import { sampleHome } from '../../lib/home.samples.ts';
import type { Vignette } from './Vignette.tsx';

export const examples: Record<string, ComponentProps<typeof Vignette>> = Object.fromEntries(
  sampleHome().about.pictures.map(({ vignette, alternative }) => [
    vignette,
    { name: vignette, alternative },
  ]),
);
