import type { ComponentProps } from 'react';
import { sampleHome } from '../../../compiler/home.samples.ts';
import type { WhatWeDo } from './WhatWeDo.tsx';

export const examples = { 'four items': { whatWeDo: sampleHome().whatWeDo } } satisfies Record<
  string,
  ComponentProps<typeof WhatWeDo>
>;
