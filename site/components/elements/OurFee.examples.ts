import { sampleToday } from '../../../compiler/facts.samples.ts';
import { sampleOffer } from '../../../compiler/offers.samples.ts';
import type { OurFeeProps } from './OurFee.tsx';

const today = sampleToday;
const fee = { sample: false, amount: 20, currency: 'GBP', covers: 'A checklist' } as const;
const unreadFees = { intro: 'The library charges a fee.', rows: ['fee-lost'] as [string] };

export const examples = {
  'an example of a fee': { offer: sampleOffer(), today },
  'a fee that the owner has set': { offer: sampleOffer({ ourFee: fee }), today },
  'no paid help': { offer: sampleOffer({ regulatedAdvice: true, ourFee: null }), today },
  'an official fee that nobody has read': {
    offer: sampleOffer({ officialFees: unreadFees }),
    today,
  },
} satisfies Record<string, OurFeeProps>;
