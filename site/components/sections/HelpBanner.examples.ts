import type { ComponentProps } from 'react';
import type { HelpBanner } from './HelpBanner.tsx';

export const examples = { 'as it is': {} } satisfies Record<
  string,
  ComponentProps<typeof HelpBanner>
>;
