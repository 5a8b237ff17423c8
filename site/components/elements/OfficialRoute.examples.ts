import type { ComponentProps } from 'react';
import { sampleFact, sampleFacts, sampleToday as today } from '../../../compiler/facts.samples.ts';
import type { OfficialRoute } from './OfficialRoute.tsx';

const { authority, applyAt } = sampleFacts;

export const examples = {
  'with the official fee': { authority, applyAt, fee: sampleFact('fee-card'), today },
  'with a fee that nobody has read': { authority, applyAt, fee: sampleFact('fee-lost'), today },
  'where the fee stands beside it': { authority, applyAt, fee: 'beside-this', today },
} satisfies Record<string, ComponentProps<typeof OfficialRoute>>;
