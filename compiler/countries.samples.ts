import { type Country, resolveCountry } from './countries.ts';
import { sampleBook, sampleFacts } from './facts.samples.ts';
import type { CountryWords } from './schemas/country.ts';

/** The facts of the town, so that its page may name them without a prefix. */
const facts = { ...sampleFacts, guide: 'uk/sample-documents' };

const words: CountryWords = {
  name: 'the sample town',
  title: 'Documents in the sample town',
  shortTitle: 'Town documents',
  pageTitle: 'Documents in the sample town',
  description: 'Which office of the sample town issues which card, what it costs and how it works.',
  reviewed: '2026-11',
  slug: 'sample-documents',
  lead: 'Every card of the town comes from the office that issues it.',
  intro: 'Find the office first. It says what to bring and what it costs.',
  highlights: [
    { title: 'One office', body: 'The library issues its own card.', emblem: 'authority' },
    { title: 'A small fee', body: 'A card costs {fee-card}.', emblem: 'fee' },
    { title: 'A short wait', body: 'It comes within {time-card}.', emblem: 'time' },
  ],
  authorities: {
    title: 'Who issues what',
    intro: 'Ask the office itself.',
    rows: ['validity', 'fee-card', 'fee-lost'],
  },
  pictureText: { title: 'A town of readers', body: 'The library stands beside the market.' },
  keyFigures: {
    title: 'Figures people ask for',
    intro: 'Each with its source and month.',
    rows: ['fee-card', 'fee-lost', 'validity'],
  },
  guides: { title: 'Guides', body: 'Choose the card that you need.' },
  howItWorks: {
    title: 'How it works',
    steps: [
      { title: 'Read the guide', body: 'It is free.' },
      { title: 'Ask the office', body: 'It has the last word.' },
      { title: 'Send the form', body: 'You send it yourself.' },
    ],
  },
  consultation: { title: 'A first answer is free', body: 'Write to us what you need.' },
  pitfalls: [
    { title: 'The wrong office', body: 'The market issues no cards.' },
    { title: 'A paid sign-up page', body: 'The library uses no agent.' },
  ],
  contactLabel: 'Contact us',
};

/** The page of a town, as those of countries are. */
export function sampleCountry(changes: Partial<Country> = {}): Country {
  const country = resolveCountry({
    file: 'content/en/countries/uk.yaml',
    country: 'uk',
    path: '/services/uk/sample-documents',
    words,
    facts,
    book: sampleBook({ guide: facts.guide }),
  });
  return { ...country, ...changes };
}
