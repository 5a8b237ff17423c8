import type { ComponentProps } from 'react';
import { sampleFact, sampleToday as today } from '../../../compiler/facts.samples.ts';
import type { SourceNote } from './SourceNote.tsx';

const place = 'sentence';

export const examples = {
  'official, beside a figure': { fact: sampleFact('validity'), today, isFigure: true, place },
  'reported and old, beside a figure': {
    fact: sampleFact('fee-card'),
    today,
    isFigure: true,
    place,
  },
  'the source alone': { fact: sampleFact('fee-card'), today, isFigure: false, place },
  'nobody has read it': { fact: sampleFact('fee-lost'), today, isFigure: true, place },
  'in a cell': { fact: sampleFact('validity'), today, isFigure: true, place: 'cell' },
} satisfies Record<string, ComponentProps<typeof SourceNote>>;
