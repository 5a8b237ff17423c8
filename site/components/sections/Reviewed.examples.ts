import type { ComponentProps } from 'react';
import type { Reviewed } from './Reviewed.tsx';

export const examples = { 'as it is': { month: '2026-11' } } satisfies Record<
  string,
  ComponentProps<typeof Reviewed>
>;
