import type {
  Block,
  CarouselWords,
  Figure,
  Frame,
  GuideCard,
  Inline,
  OfferCard,
  Part,
  Prices,
  Step,
  Support,
  TitledBlocks,
  Voice,
} from '../../compiler/page.ts';

// All of a library card, so that no sample can be mistaken for a real document's figures.

const source = {
  publisher: 'GOV.UK',
  title: 'Library cards',
  url: 'https://www.gov.uk/library-card',
};
const paper = {
  publisher: 'The Daily Sample',
  title: 'The library',
  url: 'https://sample.example/library',
};

export function plain(text: string): Inline {
  return { type: 'text', text };
}

export function link(text: string, href: string): Inline {
  return { type: 'link', href, children: [plain(text)] };
}

/** One paragraph. */
export function text(...words: (string | Inline)[]): Block[] {
  const children = words.map((word) => (typeof word === 'string' ? plain(word) : word));
  return [{ type: 'paragraph', children }];
}

export function titled(title: string, ...words: (string | Inline)[]): TitledBlocks {
  return { title, body: text(...words) };
}

// The styleguide shows one part at a time, so the list that a number leads to stands on another of its pages.
export const note: Inline = { type: 'note', number: 1, label: 'source 1' };
export const age: Inline = { type: 'age', text: '(in January 2025; probably more now)' };

/** Figures of every level and age. */
export const figures = {
  fresh: {
    key: 'uk/library-card/validity',
    label: 'Valid for',
    text: '3 years',
    note: null,
    level: 'official',
    source,
    asOf: '2026-04',
    evidence: [note],
  },
  old: {
    key: 'uk/library-card/fee-card',
    label: 'Card',
    text: '£4.50',
    note: 'Was 4 before.',
    level: 'reported',
    source: paper,
    asOf: '2025-01',
    evidence: [age, note],
  },
  unread: {
    key: 'uk/library-card/fee-lost',
    label: 'Lost card',
    text: null,
    note: null,
    level: 'unread',
    source,
    asOf: '2026-09',
    evidence: [link('see GOV.UK', source.url)],
  },
  undated: {
    key: 'uk/library-card/who-resident',
    label: '',
    text: null,
    note: null,
    level: 'official',
    source,
    asOf: 'unknown',
    evidence: [note],
  },
  time: {
    key: 'uk/library-card/time-card',
    label: 'A card by post',
    text: '10 working days',
    note: null,
    level: 'official',
    source,
    asOf: '2026-09',
    evidence: [note],
  },
} satisfies Record<string, Figure>;

export function figureInText(figure: Figure, words: string | null = null): Inline {
  return { type: 'figure', figure, words };
}

/** The source of a figure without the figure. */
export const cite: Inline = { type: 'cite', citation: figures.fresh };

const notAuthority = plain('Waymark is not the town library. ');
const apply = link('Apply yourself, without us', source.url);

/** The way past us: beside a fee, beside one that nobody has read, and for no one document. */
export const wayPast = {
  fee: [
    notAuthority,
    plain('The official fee for “'),
    { type: 'label', text: 'Card' },
    plain('” is '),
    figureInText(figures.old),
    plain('. '),
    apply,
  ],
  unread: [notAuthority, plain('The official fee stands on the authority’s page. '), apply],
  beside: [notAuthority, apply],
  general: [
    plain('Waymark is not a government. Official fees stand in the guides. '),
    link('Find your guide', '/services'),
  ],
} satisfies Record<string, Inline[]>;

export const prices: Prices = {
  ours: {
    label: 'Our fee',
    amount: {
      covers: 'One look over your form',
      text: '£12.50',
      sample: 'Sample',
      onTop: 'On top of the official fee.',
    },
    none: 'No paid help: free information only.',
  },
  official: { label: 'Official fee of the town library', figure: figures.old },
  wayPast: wayPast.beside,
};

export const guide: GuideCard = {
  kind: 'identity',
  title: 'The library card',
  shortTitle: 'Library card',
  path: '/services/uk/library-card',
  summary: 'Who can have a card, what to bring, and what it costs.',
};
export const otherGuide: GuideCard = {
  kind: 'language-certificate',
  title: 'The reading test',
  shortTitle: 'Reading test',
  path: '/services/uk/reading-test',
  summary: 'What is asked, and where.',
};

export const offer: OfferCard = {
  picture: 'desk',
  title: 'Help with a library card',
  path: '/products/library-card',
  summary: 'We explain the form of the library.',
  prices,
  guide: { label: 'The free guide: Library card', path: guide.path },
  isRegulated: false,
  country: 'uk',
};
export const freeOffer: OfferCard = {
  ...offer,
  picture: 'suitcase',
  title: 'What a library is',
  path: '/products/free',
  prices: { ...prices, ours: { ...prices.ours, amount: null } },
};

export const voice: Voice = {
  id: 'a-sample',
  role: 'User',
  text: 'A user will say here what our checklist named.',
  sample: 'Sample',
  category: 'Checklist',
  writer: null,
};
export const voices: Voice[] = [
  voice,
  { ...voice, id: 'another-sample', category: 'Form' },
  { ...voice, id: 'a-third-sample', category: 'Letter' },
];

export const support: Support = {
  hours: 'We are here Monday to Saturday.',
  phone: { label: '+44 20 7946 0123', path: 'tel:+442079460123' },
  chat: { label: 'Chat on Signal', path: 'https://signal.example/waymark' },
};

export const steps: Step[] = [
  titled('Fill in the form', 'It stands on ', link('the page of the library', '/services'), '.'),
  titled('Show your papers', 'Go to the desk with the form. ', cite),
  {
    ...titled('Wait for the post', 'The library sends the card.'),
    onlyIf: 'Only if yes: Did you ask for it by post?',
    details: [[plain('By post')], [figureInText(figures.time)], [figureInText(figures.old)]],
  },
];

export const topics: TitledBlocks[] = [
  titled('Do I need help?', 'No. The library helps too.'),
  titled('What does a card cost?', 'It costs ', figureInText(figures.old), '.'),
  titled('Can you make it faster?', 'No. The library decides when it is done.'),
];

export const carouselWords: CarouselWords = {
  stop: 'Stop moving',
  start: 'Start moving',
  previous: 'Previous',
  next: 'Next',
  choose: 'Choose what is shown',
  show: 'Show {place}',
};

export const help = {
  can: {
    title: 'What we can do',
    items: [text('We explain the words on the form.'), text('We write a checklist.')],
  },
  cannot: {
    title: 'What we cannot do',
    items: [text('We hand out no cards.'), text('We cannot make the library faster.')],
  },
};

export const contactButton: Part = {
  kind: 'contact-button',
  label: 'Contact us',
  href: '/contact?subject=Library%20card',
  wayPast: wayPast.fee,
};

const home = { label: 'Home', path: '/' };
export const trail = [home, { label: 'Library card', path: guide.path }];

export const frame: Frame = {
  siteName: 'Waymark',
  skipLink: 'Skip to the content',
  banner: {
    label: 'Contact',
    notice: 'We are consultants and no government.',
    ways: [support.phone, { label: 'Contact now', path: '/contact' }],
    dismiss: 'Dismiss this bar',
  },
  navigation: {
    home: { ...home, label: 'Waymark, home' },
    mainMenu: 'Main menu',
    search: { label: 'Search', path: '/search' },
    menu: 'Menu',
    close: 'Close',
    entries: [
      home,
      { label: 'Guides', path: '/services' },
      {
        label: 'More',
        items: [
          { label: 'About us', path: '/about' },
          { label: 'Privacy', path: '/policies/privacy' },
        ],
      },
      { label: 'Contact', path: '/contact' },
    ],
  },
  breadcrumbLabel: 'You are here',
  contentsLabel: 'On this page',
  footer: {
    line: 'Plain words about cards of the town library.',
    menuLabel: 'Footer',
    links: [
      { label: 'Privacy', path: '/policies/privacy' },
      { label: 'Terms', path: '/policies/terms' },
    ],
    trader: {
      label: 'Who we are',
      sample: 'Sample',
      name: 'Sample Guidance Ltd',
      lines: ['1 Sample Street', 'Sampleton'],
      ways: [support.phone],
    },
    regulators: [{ label: 'We hold no registration and give no regulated advice.' }],
    rights: '© 2026 Waymark. Words under a free licence.',
  },
  chat: { ...support.chat, title: 'Chat' },
  languages: 'Languages',
};
