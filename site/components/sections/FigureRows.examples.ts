import type { ComponentProps } from 'react';
import { sampleFact, sampleToday as today } from '../../../compiler/facts.samples.ts';
import type { FigureRows } from './FigureRows.tsx';

export const examples = {
  'fees of each level': {
    rows: [sampleFact('fee-card'), sampleFact('fee-lost'), sampleFact('validity')],
    headings: ['What for', 'Amount'],
    caption: 'Fees',
    today,
  },
} satisfies Record<string, ComponentProps<typeof FigureRows>>;
