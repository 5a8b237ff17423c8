import type { ComponentProps } from 'react';
import type { Landscape } from './Landscape.tsx';

export const examples = { 'as it is': {} } satisfies Record<
  string,
  ComponentProps<typeof Landscape>
>;
