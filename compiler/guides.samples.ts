import { sampleBook, sampleFacts } from './facts.samples.ts';
import { type Guide, resolveGuide } from './guides.ts';
import type { GuideWords } from './schemas/guide.ts';

const words: GuideWords = {
  kind: 'identity',
  title: 'The library card',
  shortTitle: 'Library card',
  pageTitle: 'Library card: who can have one, fee and time',
  description:
    'Who can have a card of the town library, what to bring, what it costs and how long it takes.',
  summary: 'Who can have a card, what to bring, and what it costs.',
  reviewed: '2026-11',
  contactLabel: 'Contact us about your card',
  regulatedAdvice: false,
  lead: 'The town library gives a card to everybody who lives in the town. A card costs {fee-card}.',
  atAGlance: { fee: 'fee-card', time: 'time-card', validity: 'validity' },
  whoCanApply: 'You live in the town {who-resident|for 30 days}. There is **no** lower age.',
  whatYouNeed: {
    intro: 'Bring the papers themselves, not copies.',
    groups: [
      { title: 'For everybody', body: '- A letter with your address\n- Something with your name' },
      { title: 'For a child', body: 'A parent signs the form.' },
    ],
  },
  topics: [
    {
      id: 'lost-card',
      title: 'A lost card',
      body: 'Tell the library first: it stops the old card. A new one has a fee of its own, {fee-lost}.',
    },
  ],
  steps: [
    { title: 'Fill in the form', body: 'It stands on [the page of the library](/services).' },
    { title: 'Show your papers', body: 'Go to the desk with the form. {^validity}' },
    { title: 'Wait for the post', body: 'The library sends the card.', time: 'time-card' },
  ],
  fees: { intro: 'You pay at the desk.', rows: ['fee-card', 'fee-lost'] },
  timing: { intro: 'Counted from the day at the desk.', rows: ['time-card'] },
  pitfalls: [
    { title: 'An old letter', body: 'The library looks at the date of your letter.' },
    { title: 'Another name', body: 'The name on the form is the name in your papers.' },
    { title: 'A paid sign-up page', body: 'The library takes its fee itself and uses no agent.' },
  ],
  help: {
    can: ['We explain the words on the form.', 'We write a checklist.'],
    cannot: ['We hand out no cards.', 'We cannot make the library faster.'],
  },
  closing: { title: 'You may not need us', body: 'The library answers questions too.' },
};

/** The guide to a library card, with any of its words replaced. */
export function sampleGuide(changes: Partial<GuideWords> = {}): Guide {
  return resolveGuide({
    file: 'content/en/guides/uk/library-card.yaml',
    key: sampleFacts.guide,
    path: '/services/uk/library-card',
    words: { ...words, ...changes },
    facts: sampleFacts,
    book: sampleBook(),
  });
}
