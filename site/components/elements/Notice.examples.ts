import type { ComponentProps } from 'react';
import type { Notice } from './Notice.tsx';

export const examples = {
  plain: { children: 'The library is closed on Sundays.' },
  'a caution': { tone: 'caution', children: 'The library takes its fee itself and uses no agent.' },
} satisfies Record<string, ComponentProps<typeof Notice>>;
