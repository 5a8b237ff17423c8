import type { ComponentProps } from 'react';
import type { ButtonLink } from './ButtonLink.tsx';

export const examples = {
  'the next step': { href: '/contact', children: 'Contact us' },
  'the lesser of two': { href: '/about', children: 'Learn more', tone: 'quiet' },
} satisfies Record<string, ComponentProps<typeof ButtonLink>>;
