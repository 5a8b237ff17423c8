import type { Prices } from '../../../compiler/page.ts';
import type { AnswerFinder, AnswerTable } from '../../components/sections/AnswerTable.tsx';
import type {
  ContactButton,
  ContactWays,
  HelpBanner,
  Payments,
  SupportStrip,
} from '../../components/sections/Contact.tsx';
import type { ChangeRows, FigureRows, Reviewed } from '../../components/sections/Figures.tsx';
import type {
  CountryList,
  CountryTiles,
  GuideCards,
  GuideLinks,
} from '../../components/sections/Guides.tsx';
import type {
  LikelyPages,
  LinkList,
  OfficialLinks,
  OnThisPage,
} from '../../components/sections/Links.tsx';
import type { OfferCards, PricePair, PricePanel } from '../../components/sections/Offers.tsx';
import type { CaseIndex, SearchForm } from '../../components/sections/Search.tsx';
import type { StepTimeline } from '../../components/sections/StepTimeline.tsx';
import type { TestimonialCards, Voices } from '../../components/sections/Testimonials.tsx';
import type {
  Claims,
  HelpLists,
  Highlights,
  Line,
  Notice,
  TitledTexts,
} from '../../components/sections/Texts.tsx';
import type { StatesOf } from '../components.ts';
import {
  cite,
  figureInText,
  figures,
  freeOffer,
  guide,
  help,
  link,
  offer,
  otherGuide,
  prices,
  steps,
  support,
  text,
  titled,
  voice,
  voices,
  wayPast,
} from '../samples.ts';

const { fresh, old, unread } = figures;
const contactButton = { label: 'Contact us', href: '/contact?subject=Library%20card' };
const { ours, official } = prices;
const ownPrice: Prices = {
  ...prices,
  ours: {
    ...ours,
    amount: { covers: 'A checklist', text: '£20', sample: null, onTop: 'On top of the fee.' },
  },
};
const reviewed = { month: '2026-11', label: 'Text last revised in November 2026' };
const towns = [
  { title: 'Documents in the sample town', path: '/services/uk/sample', guides: [guide] },
  { title: 'Documents in another town', path: '/services/sample', guides: [otherGuide] },
];
const methods: Parameters<typeof Payments>[0]['methods'] = [
  { method: 'card', label: 'Card' },
  { method: 'bank-transfer', label: 'Bank transfer' },
];
const register = { label: 'Find a registered adviser', path: 'https://sample.example/register' };
const regulated = {
  title: 'This is regulated advice',
  text: text('Only an adviser on the public register may advise you. ', cite),
};

export const examples = {
  AnswerFinder: {
    'two choices': {
      words: {
        from: 'I hold a card from',
        destination: 'and I live in',
        choose: 'Choose',
        show: 'Can I swap it?',
      },
      from: [{ code: 'IN', name: 'India' }],
      destinations: [{ label: 'The sample town', path: '/swap/sample' }],
    },
  } satisfies StatesOf<typeof AnswerFinder>,

  AnswerTable: {
    'a yes and a no': {
      words: { filter: 'Find a town', nothing: 'No town fits your words.' },
      other: { label: 'My town is not on the list', path: '#other' },
      folds: [
        {
          answers: [{ question: null, answer: 'Yes, without a test' }],
          places: [
            { code: 'JP', place: 'Japan' },
            { code: 'CA-ON', place: 'Ontario, Canada' },
          ],
        },
        {
          answers: [
            { question: 'To borrow:', answer: 'With a card' },
            { question: 'To read:', answer: 'Without a card' },
          ],
          places: [{ code: 'IN', place: 'India' }],
        },
      ],
    },
  } satisfies StatesOf<typeof AnswerTable>,

  CaseIndex: {
    'one document with cases, and one alone': {
      groups: [
        {
          id: 'library',
          title: 'Library documents',
          path: '/library',
          guides: [
            {
              title: 'Library card',
              path: '/library/card',
              cases: [
                { label: 'Renew a library card', path: '/library/card/renew' },
                { label: 'Replace a lost card', path: '/library/card/lost' },
              ],
            },
          ],
        },
        {
          id: 'across',
          title: 'Reading pass',
          path: '/pass',
          guides: [
            {
              title: 'Reading pass',
              path: '/pass',
              cases: [{ label: 'Get one', path: '/pass/new' }],
            },
          ],
        },
      ],
    },
  } satisfies StatesOf<typeof CaseIndex>,

  Claims: {
    'two claims with their answers': {
      claims: [
        {
          said: 'No need to go to the library, we have your card here',
          truth: text('Only the library gives out its cards. ', cite),
        },
        {
          said: 'Our price is for today only',
          truth: text('The library’s fee is ', figureInText(old), '.'),
        },
      ],
    },
  } satisfies StatesOf<typeof Claims>,

  ContactButton: {
    'beside the official fee': { ...contactButton, wayPast: wayPast.fee },
    'an official fee that nobody has read': { ...contactButton, wayPast: wayPast.unread },
    'a fee for each document': { ...contactButton, wayPast: wayPast.general },
  } satisfies StatesOf<typeof ContactButton>,

  ContactWays: {
    'as it is': {
      ways: [
        {
          label: 'Phone',
          sample: 'Sample',
          value: support.phone.label,
          href: support.phone.path,
        },
        { label: 'Chat', sample: null, value: support.chat.label, href: support.chat.path },
        { label: 'Hours', sample: null, value: 'Monday to Saturday', href: null },
      ],
    },
  } satisfies StatesOf<typeof ContactWays>,

  CountryList: {
    'towns with their guides': { countries: towns, across: [] },
    'and a guide across all towns': {
      countries: towns,
      across: [{ ...guide, title: 'Library cards of all towns', path: '/services/library-cards' }],
    },
  } satisfies StatesOf<typeof CountryList>,

  ChangeRows: {
    'what was and what is': {
      caption: 'The library',
      headings: ['What', 'Before', 'Now'],
      rows: [
        {
          figure: fresh,
          page: { label: 'Library card', path: '/services/uk/library-card' },
          before: { type: 'was', text: '£3', of: fresh.key },
          changed: { month: '2026-04', label: 'since April 2026' },
        },
        {
          figure: old,
          page: null,
          before: { type: 'was', text: 'Free', of: old.key },
          changed: { month: '2024-01', label: 'since January 2024' },
        },
      ],
    },
  } satisfies StatesOf<typeof ChangeRows>,
  FigureRows: {
    'fees of each level': {
      opener: null,
      rows: [old, unread, fresh],
      headings: ['What for', 'Amount'],
      caption: 'Fees',
    },
    'a long table that waits': {
      opener: 'Show all 1 fees',
      rows: [old],
      headings: ['What for', 'Amount'],
      caption: 'Fees',
    },
  } satisfies StatesOf<typeof FigureRows>,

  CountryTiles: {
    'each country by its shape': {
      countries: ['uk', 'ireland'].map((country) => ({
        country,
        label: 'Sample documents',
        path: `/services/${country}/sample`,
        documents: 'identity, passport',
      })),
    },
  } satisfies StatesOf<typeof CountryTiles>,

  GuideCards: {
    'one guide': { guides: [guide] },
    'two guides': { guides: [guide, otherGuide] },
  } satisfies StatesOf<typeof GuideCards>,

  GuideLinks: { 'two guides': { guides: [guide, otherGuide] } } satisfies StatesOf<
    typeof GuideLinks
  >,

  HelpBanner: {
    'as it is': {
      title: 'Still looking?',
      text: 'A person reads what you write.',
      link: { label: 'Contact now', path: '/contact' },
      support,
      wayPast: wayPast.general,
    },
  } satisfies StatesOf<typeof HelpBanner>,

  HelpLists: { 'as it is': help } satisfies StatesOf<typeof HelpLists>,

  Highlights: {
    'three of them': {
      items: [
        {
          ...titled('One office', 'The library issues its own card.'),
          picture: 'town-hall',
          path: '#fees',
        },
        {
          ...titled('A small fee', 'A card costs ', figureInText(old), '.'),
          picture: 'toll',
          path: '#fees',
        },
        { ...titled('A short wait', 'It comes by post.'), picture: 'clock', path: '#fees' },
      ],
    },
  } satisfies StatesOf<typeof Highlights>,

  LikelyPages: {
    'as it is drawn': {
      asked: 'Our main pages',
      pages: [
        { path: '/services', label: 'Countries and guides' },
        { path: '/faq', label: 'Questions' },
      ],
      finder: {
        pages: [],
        countries: {},
        same: [],
        empty: [],
        lookingFor: 'Looking for {words}',
        nothingFits: 'Nothing for {words}',
      },
    },
  } satisfies StatesOf<typeof LikelyPages>,

  Line: {
    'a link alone': { inlines: [link('How sellers of forged cards work', '/safety')] },
  } satisfies StatesOf<typeof Line>,

  Notice: {
    'with a public register': { ...regulated, link: register },
    'where we know of no register': { ...regulated, link: null },
  } satisfies StatesOf<typeof Notice>,

  OfferCards: {
    'one offer': { offers: [offer] },
    'with a fee and without': { offers: [offer, freeOffer] },
  } satisfies StatesOf<typeof OfferCards>,

  LinkList: {
    'two links': { links: [register, { label: 'All guides', path: '/services' }] },
  } satisfies StatesOf<typeof LinkList>,

  OfficialLinks: {
    'one link': { links: [{ label: 'Ask for a library card', path: 'https://www.gov.uk/card' }] },
    'two links': {
      links: [
        { label: 'Ask for a library card', path: 'https://www.gov.uk/card' },
        { label: 'When the library is open', path: 'https://www.gov.uk/library' },
      ],
    },
  } satisfies StatesOf<typeof OfficialLinks>,

  OnThisPage: {
    'sections of a guide': {
      title: 'On this page',
      contents: [
        { id: 'who-can-apply', title: 'Who can apply' },
        { id: 'fees', title: 'Fees' },
      ],
    },
  } satisfies StatesOf<typeof OnThisPage>,

  Payments: {
    'for help that was agreed': { methods, note: 'You pay after we have agreed in writing.' },
    'where there is no paid help': { methods, note: 'There is nothing to pay.' },
  } satisfies StatesOf<typeof Payments>,

  PricePair: {
    'an example of a fee': prices,
    'a fee that the owner has set': ownPrice,
    'no paid help': freeOffer.prices,
    'an official fee that nobody has read': {
      ...prices,
      official: { ...official, figure: unread },
      wayPast: wayPast.unread,
    },
  } satisfies StatesOf<typeof PricePair>,

  PricePanel: {
    'help for a fee': { title: 'What it costs', prices },
    'no paid help': { title: 'What it costs', prices: freeOffer.prices },
  } satisfies StatesOf<typeof PricePanel>,

  Reviewed: {
    'as it is': reviewed,
  } satisfies StatesOf<typeof Reviewed>,

  StepTimeline: {
    'three steps, one with its time': { steps },
  } satisfies StatesOf<typeof StepTimeline>,

  SupportStrip: { 'as it is': support } satisfies StatesOf<typeof SupportStrip>,

  SearchForm: {
    'on its own page': {
      action: '/search',
      isOwnPage: true,
      language: 'en-GB',
      label: 'What do you need?',
      hint: 'Type a card or what happened to it.',
      button: 'Search',
    },
    'on another page': {
      action: '/search',
      isOwnPage: false,
      language: 'en-GB',
      label: 'What do you need?',
      hint: 'Type a card or what happened to it.',
      button: 'Search',
    },
  } satisfies StatesOf<typeof SearchForm>,

  TestimonialCards: {
    'a sample': { voices: [voice] },
    'one that came with consent': {
      voices: [
        {
          ...voice,
          text: 'What the writer wrote.',
          sample: null,
          writer: {
            name: 'Name of the writer',
            initials: 'N',
            stars: { rating: 3.5, label: '3.5 out of 5' },
            date: { day: '2026-11-21', label: '21 November 2026' },
            source: 'Letter',
            consent: 'Shown with the writer’s consent',
          },
        },
      ],
    },
  } satisfies StatesOf<typeof TestimonialCards>,

  TitledTexts: {
    'two texts': {
      items: [
        titled('An old letter', 'The library looks at the date of your letter.'),
        titled('Another name', 'The name on the form is the name in your papers.'),
      ],
    },
  } satisfies StatesOf<typeof TitledTexts>,

  Voices: { 'three samples': { voices } } satisfies StatesOf<typeof Voices>,
};
