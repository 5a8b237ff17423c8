import type { ComponentProps } from 'react';
import { sampleFact, sampleFacts, sampleToday as today } from '../../../compiler/facts.samples.ts';
import type { ContactButton } from './ContactButton.tsx';

const { authority, applyAt } = sampleFacts;
const button = { label: 'Contact us', subject: 'Library card & more', authority, applyAt, today };

export const examples = {
  'beside the official fee': { ...button, fee: sampleFact('fee-card') },
  'an official fee that nobody has read': { ...button, fee: sampleFact('fee-lost') },
  'a fee for each document': { ...button, fee: 'in-tables' },
} satisfies Record<string, ComponentProps<typeof ContactButton>>;
