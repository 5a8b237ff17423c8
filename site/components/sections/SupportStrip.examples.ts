import type { ComponentProps } from 'react';
import type { SupportStrip } from './SupportStrip.tsx';

export const examples = { 'as it is': {} } satisfies Record<
  string,
  ComponentProps<typeof SupportStrip>
>;
