import type { ComponentProps } from 'react';
import { settings } from '../../../compiler/settings.ts';
import type { Banner } from './Banner.tsx';

export const examples = { 'as it is': { contact: settings.contact } } satisfies Record<
  string,
  ComponentProps<typeof Banner>
>;
