import type { ComponentProps } from 'react';
import type { ContactWays } from './ContactWays.tsx';

export const examples = { 'as it is': {} } satisfies Record<
  string,
  ComponentProps<typeof ContactWays>
>;
