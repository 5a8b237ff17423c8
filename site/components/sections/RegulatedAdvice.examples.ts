import type { ComponentProps } from 'react';
import type { RegulatedAdvice } from './RegulatedAdvice.tsx';

export const examples = {
  'with a public register': { country: 'uk' },
  'where we know of no register': { country: 'general' },
} satisfies Record<string, ComponentProps<typeof RegulatedAdvice>>;
