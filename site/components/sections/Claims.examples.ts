import type { ComponentProps } from 'react';
import { sampleText, sampleToday as today } from '../../../compiler/facts.samples.ts';
import type { Claims } from './Claims.tsx';

export const examples = {
  'two claims with their answers': {
    claims: [
      {
        said: 'No need to go to the library, we have your card here',
        truth: sampleText('Only the library gives out its cards. {^validity}'),
      },
      {
        said: 'Our price is for today only',
        truth: sampleText('The library’s fee is {fee-card}.'),
      },
    ],
    today,
  },
} satisfies Record<string, ComponentProps<typeof Claims>>;
