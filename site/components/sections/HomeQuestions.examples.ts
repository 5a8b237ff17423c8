import type { ComponentProps } from 'react';
import { sampleToday as today } from '../../../compiler/facts.samples.ts';
import { sampleHome } from '../../../compiler/home.samples.ts';
import type { HomeQuestions } from './HomeQuestions.tsx';

export const examples = {
  'all closed': { questions: sampleHome().questions, today },
} satisfies Record<string, ComponentProps<typeof HomeQuestions>>;
