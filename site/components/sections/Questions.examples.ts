import type { ComponentProps } from 'react';
import { sampleToday as today } from '../../../compiler/facts.samples.ts';
import { sampleHome } from '../../../compiler/home.samples.ts';
import type { Questions } from './Questions.tsx';

const { topics } = sampleHome().questions;

export const examples = { 'five questions': { questions: topics, today } } satisfies Record<
  string,
  ComponentProps<typeof Questions>
>;
