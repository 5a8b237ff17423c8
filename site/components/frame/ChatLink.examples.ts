import type { ComponentProps } from 'react';
import { settings } from '../../../compiler/settings.ts';
import type { ChatLink } from './ChatLink.tsx';

const { chat } = settings.contact;

export const examples = {
  'as it is': { chat },
  'another app': { chat: { ...chat, app: 'Signal' } },
} satisfies Record<string, ComponentProps<typeof ChatLink>>;
