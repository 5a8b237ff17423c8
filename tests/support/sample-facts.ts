import { createCalendar } from '../../compiler/facts/dates.ts';
import type { FactsByKey } from '../../compiler/facts/facts.ts';
import { createFigureTeller } from '../../compiler/facts/figures.ts';
import { gatherFacts } from '../../compiler/facts/gather-facts.ts';
import { createRouteTable } from '../../compiler/routes.ts';
import type { FactsFile, Publishers } from '../../compiler/schemas/facts.ts';
import { createLanguageFinder } from '../../compiler/texts/foreign-words.ts';
import type { TextPlace } from '../../compiler/texts/reader.ts';

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

/** The samples by their keys, with any part replaced. */
export function sampleFactsByKey(changes: Partial<FactsFile> = {}): FactsByKey {
  const facts = { ...sampleFacts, ...changes };
  return gatherFacts(new Map([[facts.guide, facts]]), samplePublishers, sampleToday);
}

/** How pages tell the samples on their day. */
export const sampleTeller = createFigureTeller({
  today: sampleToday,
  words: {
    title: 'Sources',
    all: 'All {count}',
    number: 'source {number}',
    see: 'see {publisher}',
    noDate: 'no date given',
    checked: 'checked {month}',
    official: 'official',
    law: 'law',
    reported: 'reported by others',
    copy: 'read in a copy',
    back: 'Back',
    oldPrice: '(in {month}; probably more now)',
    old: '(in {month}; may have changed)',
    undated: '(no date given; may have changed)',
    asOf: 'As of {month}.',
    compare: 'Compare with {page}.',
    lastChange: 'Changed in {month}: {label} (was {before}).',
    officialPage: 'the official page',
    free: 'Free',
  },
  calendar: createCalendar('en-GB', { noDate: 'no date given' }),
  tag: 'en-GB',
});

/** A text of a file that may name the samples without a prefix. */
export const samplePlace: TextPlace = {
  file: 'content/en/guides/uk/library-card.yaml',
  home: sampleFacts.guide,
  facts: sampleFactsByKey(),
  figures: sampleTeller,
  routes: createRouteTable([
    { path: '/', kind: 'page', content: 'home' },
    { path: '/card', kind: 'guide', content: 'uk/library-card', parent: '/', aliases: ['/Pass'] },
  ]),
  languages: createLanguageFinder({ de: ['Ausweis'] }),
  translation: null,
};
