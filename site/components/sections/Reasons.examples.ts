import type { ComponentProps } from 'react';
import { sampleHome } from '../../../compiler/home.samples.ts';
import type { Reasons } from './Reasons.tsx';

export const examples = { 'four cards': { reasons: sampleHome().reasons } } satisfies Record<
  string,
  ComponentProps<typeof Reasons>
>;
