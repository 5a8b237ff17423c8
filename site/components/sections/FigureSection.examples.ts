import type { ComponentProps } from 'react';
import { sampleFact, sampleText, sampleToday as today } from '../../../compiler/facts.samples.ts';
import type { FigureSection } from './FigureSection.tsx';

const section = { title: 'Fees', headings: ['What for', 'Amount'] as const, today };
const table = { intro: sampleText('You pay at the desk.'), rows: [sampleFact('fee-card')] };

export const examples = {
  'words before the table': { ...section, id: 'fees', table: { ...table, after: [] } },
  'words before and after': {
    ...section,
    id: 'more-fees',
    table: { ...table, after: sampleText('The library takes cash and cards.') },
  },
} satisfies Record<string, ComponentProps<typeof FigureSection>>;
