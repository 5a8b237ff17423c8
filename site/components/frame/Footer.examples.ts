import type { ComponentProps } from 'react';
import { navigation } from '../../../compiler/settings.ts';
import type { Footer } from './Footer.tsx';

export const examples = { 'as it is': { links: navigation.footer, year: 2026 } } satisfies Record<
  string,
  ComponentProps<typeof Footer>
>;
