import type { ComponentProps } from 'react';
import { navigation } from '../../../compiler/settings.ts';
import type { Navigation } from './Navigation.tsx';

export const examples = {
  'on the home page': { navigation, path: '/' },
  'on a page that a menu holds': { navigation, path: '/policies/privacy' },
  'on a page that no menu holds': { navigation, path: '/products' },
} satisfies Record<string, ComponentProps<typeof Navigation>>;
