import type { ComponentProps } from 'react';
import type { Breadcrumbs } from './Breadcrumbs.tsx';

const home = { label: 'Home', path: '/' };
const services = { label: 'Countries and guides', path: '/services' };
const page = { label: 'Library card', path: '/services/uk/library-card' };

export const examples = {
  'below the home page': { trail: [home, page] },
  'two steps below': { trail: [home, services, page] },
} satisfies Record<string, ComponentProps<typeof Breadcrumbs>>;
