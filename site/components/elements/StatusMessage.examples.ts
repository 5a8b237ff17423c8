import type { ComponentProps } from 'react';
import { statusTexts } from '../../../contract/statuses.ts';
import type { StatusMessage } from './StatusMessage.tsx';

export const examples = {
  neutral: { children: statusTexts.sending },
  good: { tone: 'good', children: statusTexts.sent },
  bad: { tone: 'bad', children: statusTexts.failed },
} satisfies Record<string, ComponentProps<typeof StatusMessage>>;
