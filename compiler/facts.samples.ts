import { buildFactBook, type Fact, type FactBook } from './facts.ts';
import { type Block, parseRichText } from './rich-text.ts';
import type { FactsFile, Publishers } from './schemas/facts.ts';

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
  timing: [
    {
      id: 'time-card',
      label: 'A card by post',
      value: '10 working days',
      source,
      asOf: '2026-09',
      read: true,
    },
  ],
  pitfalls: [],
  officialLinks: [{ label: 'Ask for a library card', url: 'https://www.gov.uk/library-card' }],
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

/** One of the samples by its id. Throws Error when there is none. */
export function sampleFact(id: string, book = sampleBook()): Fact {
  const fact = book.get(`${sampleFacts.guide}/${id}`);
  if (fact === undefined) throw new Error(`There is no sample ${id}.`);
  return fact;
}

/** Words that may name the samples, read as those of a page are. */
export function sampleText(markdown: string): Block[] {
  return parseRichText(markdown, {
    file: 'a sample',
    field: 'text',
    home: sampleFacts.guide,
    book: sampleBook(),
  });
}
