import type { ComponentProps } from 'react';
import type { SampleTag } from './SampleTag.tsx';

export const examples = { 'as it is': {} } satisfies Record<
  string,
  ComponentProps<typeof SampleTag>
>;
