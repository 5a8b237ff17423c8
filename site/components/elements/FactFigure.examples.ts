import type { ComponentProps } from 'react';
import { sampleBook, sampleFact, sampleToday as today } from '../../../compiler/facts.samples.ts';
import type { FactFigure } from './FactFigure.tsx';

const place = 'sentence';

export const examples = {
  'official and fresh': { fact: sampleFact('validity'), today, place },
  'reported and old': { fact: sampleFact('fee-card'), today, place },
  'nobody has read it': { fact: sampleFact('fee-lost'), today, place },
  'of unknown month, in the editor’s words': {
    fact: sampleFact('who-resident'),
    words: 'for 30 days',
    today,
    place,
  },
  'old and not a price': {
    fact: sampleFact('who-resident', sampleBook({ checkBefore: 'relying' })),
    words: 'for 30 days',
    today,
    place,
  },
  'in a cell': { fact: sampleFact('fee-card'), today, place: 'cell' },
} satisfies Record<string, ComponentProps<typeof FactFigure>>;
