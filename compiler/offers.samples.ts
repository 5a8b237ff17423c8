import { sampleBook, sampleFacts } from './facts.samples.ts';
import { type Offer, resolveOffer } from './offers.ts';
import type { OfferWords } from './schemas/offer.ts';

const words: OfferWords = {
  kind: 'identity',
  title: 'Help with a library card',
  shortTitle: 'Library card help',
  pageTitle: 'Library card help',
  description:
    'How we help you to ask the town library for a card, and what we leave to the library.',
  summary: 'We explain the form of the library.',
  reviewed: '2026-11',
  contactLabel: 'Ask about a library card',
  guide: 'uk/library-card',
  facts: 'uk/library-card',
  regulatedAdvice: false,
  ourFee: { sample: true, amount: 12.5, currency: 'GBP', covers: 'One look over your form' },
  lead: 'We explain the form.',
  officialFees: { intro: 'The library charges a fee.', rows: ['fee-card', 'fee-lost'] },
  weDo: ['We explain the words on the form.', 'We write a checklist.'],
  weDoNot: ['We hand out no cards.', 'We do not borrow books for you.'],
  howItWorks: [
    { title: 'Write to us', body: 'Say which card you need.' },
    { title: 'Read our answer', body: 'It names the price.' },
    { title: 'Ask the library', body: 'You send the form yourself.' },
  ],
  closing: { title: 'You may not need us', body: 'The library answers questions too.' },
};

/** Help with a library card, with any of its words replaced. */
export function sampleOffer(changes: Partial<OfferWords> = {}): Offer {
  return resolveOffer({
    file: 'content/en/offers/library-card.yaml',
    slug: 'library-card',
    path: '/products/library-card',
    words: { ...words, ...changes },
    facts: sampleFacts,
    guide: {
      kind: 'identity',
      title: 'The library card',
      shortTitle: 'Library card',
      summary: 'How to get a card.',
      path: '/services/uk/library-card',
      country: 'uk',
    },
    book: sampleBook(),
  });
}
