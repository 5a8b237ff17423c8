import type { ComponentProps } from 'react';
import { words } from '../../../compiler/words.ts';
import type { Payments } from './Payments.tsx';

export const examples = {
  'for help that was agreed': { note: words.guide.paymentsNote },
  'where there is no paid help': { note: words.guide.paymentsNone },
} satisfies Record<string, ComponentProps<typeof Payments>>;
