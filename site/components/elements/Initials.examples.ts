import type { ComponentProps } from 'react';
import type { Initials } from './Initials.tsx';

export const examples = {
  'two letters': { initials: 'SA' },
  'in another colour': { initials: 'SB' },
  'of any alphabet': { initials: 'ŁM' },
  'one letter': { initials: 'N' },
} satisfies Record<string, ComponentProps<typeof Initials>>;
