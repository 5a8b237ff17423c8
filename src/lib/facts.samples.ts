import type { FactsFile, Publishers } from '../schemas/facts.ts';
import { buildFactBook, type FactBook } from './facts.ts';

/** The day on which the samples are looked at. */
export const sampleToday = new Date('2026-11-21T12:00:00Z');

const source = {
  publisher: 'GOV.UK',
  title: 'Library cards',
  url: 'https://www.gov.uk/library-card',
};

export const samplePublishers: Publishers = {
  'GOV.UK': { level: 'official', hosts: ['www.gov.uk'] },
  'The Daily Sample': { level: 'reported', hosts: ['sample.example'], note: 'press' },
};

/** A library card, so that no sample can be mistaken for a real document's figures. */
export const sampleFacts: FactsFile = {
  guide: 'uk/library-card',
  title: 'Library card',
  authority: {
    name: 'The town library',
    shortName: 'the town library',
    url: 'https://www.gov.uk/library',
  },
  applyAt: 'https://www.gov.uk/library-card',
  facts: [
    {
      id: 'validity',
      label: 'Valid for',
      value: '3 years',
      statement: 'A card can be used for three years, or 36 months.',
      source,
      asOf: '2026-04',
      read: true,
    },
  ],
  eligibility: [
    {
      id: 'who-resident',
      statement: 'Live in the town for 30 days.',
      source,
      asOf: 'unknown',
      read: true,
    },
  ],
  documents: [],
  steps: [],
  fees: [
    {
      id: 'fee-card',
      label: 'Card',
      amount: 4.5,
      currency: 'GBP',
      note: 'Was 4 before.',
      source: { ...source, publisher: 'The Daily Sample', url: 'https://sample.example/library' },
      asOf: '2025-01',
      read: true,
    },
    {
      id: 'fee-lost',
      label: 'Lost card',
      amount: 7,
      currency: 'GBP',
      note: '',
      source,
      asOf: '2026-09',
      read: false,
      unread: 'shown-as-link',
    },
  ],
  timing: [],
  pitfalls: [],
  officialLinks: [],
  notes: '',
};

/** The samples as a book, with any part replaced. */
export function sampleBook(changes: Partial<FactsFile> = {}): FactBook {
  const facts = { ...sampleFacts, ...changes };
  return buildFactBook(
    new Map([['content/facts/uk/library-card.json', facts]]),
    samplePublishers,
    sampleToday,
  );
}
