import type { ComponentProps } from 'react';
import type { SkipLink } from './SkipLink.tsx';

export const examples = { 'once it has the focus': {} } satisfies Record<
  string,
  ComponentProps<typeof SkipLink>
>;
