import type { Block, Figure, Inline, OfferCard, Prices, Voice } from '../../compiler/page.ts';

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

function link(text: string, href: string): Inline {
  return { type: 'link', href, children: [plain(text)] };
}

/** One paragraph. */
export function text(...words: (string | Inline)[]): Block[] {
  const children = words.map((word) => (typeof word === 'string' ? plain(word) : word));
  return [{ type: 'paragraph', children }];
}

// The styleguide shows one part at a time, so the list that a number leads to stands on another of its pages.
const note: Inline = { type: 'note', number: 1, label: 'source 1' };
const age: Inline = { type: 'age', text: '(in January 2025; probably more now)' };

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
} satisfies Record<string, Figure>;

export function figureInText(figure: Figure, words: string | null = null): Inline {
  return { type: 'figure', figure, words };
}

/** The source of a figure without the figure. */
export const cite: Inline = { type: 'cite', citation: figures.fresh };

const notAuthority = plain('Waymark is not the town library. ');
const apply = link('Apply yourself, without us', source.url);

/** The way past us: beside a fee, beside one that nobody has read, and where the fee stands beside it. */
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

export const offer: OfferCard = {
  picture: 'desk',
  title: 'Help with a library card',
  path: '/products/library-card',
  summary: 'We explain the form of the library.',
  prices,
  guide: { label: 'The free guide: Library card', path: '/services/uk/library-card' },
  isRegulated: false,
  country: 'uk',
};

export const voice: Voice = {
  id: 'a-sample',
  role: 'User',
  text: 'A user will say here what our checklist named.',
  sample: 'Sample',
  category: 'Checklist',
  writer: null,
};
