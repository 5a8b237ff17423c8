import type { ComponentProps } from 'react';
import type { NotGovernment } from './NotGovernment.tsx';

export const examples = { 'as it is': {} } satisfies Record<
  string,
  ComponentProps<typeof NotGovernment>
>;
