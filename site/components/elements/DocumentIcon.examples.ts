import type { ComponentProps } from 'react';
import { documentKinds } from '../../../compiler/schemas/guide.ts';
import type { DocumentIcon } from './DocumentIcon.tsx';

export const examples: Record<string, ComponentProps<typeof DocumentIcon>> = Object.fromEntries(
  documentKinds.map((kind) => [kind, { kind, size: 48, strokeWidth: 1.5 }]),
);
