import type { ComponentProps } from 'react';
import type { LikelyPages } from './LikelyPages.tsx';

const pages = [
  { path: '/services', title: 'Countries and guides' },
  { path: '/faq', title: 'Questions' },
  { path: '/contact', title: 'Contact' },
];

export const examples = {
  'as it is drawn': { pages },
} satisfies Record<string, ComponentProps<typeof LikelyPages>>;
