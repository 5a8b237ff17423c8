import type { ComponentProps } from 'react';
import type { Waymark } from './Waymark.tsx';

export const examples = { 'as it is': {}, large: { width: 80, height: 96 } } satisfies Record<
  string,
  ComponentProps<typeof Waymark>
>;
