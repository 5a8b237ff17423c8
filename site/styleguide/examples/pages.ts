import type { FinderData, Header, Part, Section } from '../../../compiler/page.ts';
import type { PageView } from '../../components/PageView.tsx';
import type { Carousel } from '../../components/sections/Carousel.tsx';
import type { CallToAction } from '../../components/sections/Contact.tsx';
import type { HeroSlideshow } from '../../components/sections/HeroSlideshow.tsx';
import type {
  AboutUs,
  Accordion,
  Counters,
  Reasons,
  Services,
} from '../../components/sections/HomeParts.tsx';
import type { TitleBar } from '../../components/sections/TitleBar.tsx';
import type { StatesOf } from '../components.ts';
import {
  carouselWords,
  contactButton,
  figureInText,
  figures,
  frame,
  guide,
  help,
  offer,
  otherGuide,
  prices,
  steps,
  text,
  topics,
  trail,
  voices,
  wayPast,
} from '../samples.ts';

const more = { label: 'Read more', path: '/about' };
const lead = text('Who can have one, and what it costs.');
const header: Header = { lead, below: [], aside: null, picture: null };
const title = { title: 'The library card', trail, trailLabel: frame.breadcrumbLabel };
const page = {
  language: { direction: 'ltr' as const },
  title: 'The library card',
  trail,
  header,
  contents: [],
  frame,
};
const pricePanel: Part = { kind: 'prices', title: 'What it costs', prices };
const finder: FinderData = {
  need: 'I need',
  in: 'in',
  document: 'I need this document',
  country: 'in this town',
  show: 'Show me how',
  documents: [{ kind: 'identity', label: 'a library card' }],
  countries: [{ country: 'uk', label: 'the sample town' }],
  start: { label: 'Not sure? Answer a few questions', path: '/find' },
  whose: 'My card is',
  ownLicence: 'from there',
  otherLicence: 'from elsewhere',
  paths: { 'identity uk': '/services/uk/library-card' },
};
const link = { label: 'Ask us', spoken: 'Ask us: Help with a library card' };
const offers = ['library-card', 'reading-card', 'music-card'].map((slug) => ({
  ...offer,
  path: `/products/${slug}`,
  link,
  wayPast: wayPast.fee,
}));

const reasons: Parameters<typeof Reasons>[0] = {
  kicker: 'Some reasons',
  title: 'Why to ask us',
  cards: [
    {
      kicker: 'Direct',
      title: 'A person answers',
      text: 'Somebody who has read the rules.',
      icon: 'handshake',
      path: '/about',
    },
    {
      kicker: 'Clear',
      title: 'Both fees side by side',
      text: 'Ours and the official one.',
      icon: 'tags',
      path: '/products',
    },
    {
      kicker: 'Honest',
      title: 'We say what we cannot do',
      text: 'The library decides, not we.',
      icon: 'award',
      path: '/faq',
    },
    {
      kicker: 'There',
      title: 'Hours that we keep',
      text: 'We are here Monday to Saturday.',
      icon: 'headset',
      path: '/contact',
    },
  ],
};

const counters: Parameters<typeof Counters>[0]['counters'] = [
  { counts: 'countries', value: 6, text: '6', suffix: '', label: 'Towns' },
  { counts: 'guides', value: 19, text: '19', suffix: '', label: 'Guides' },
  { counts: 'official-sources', value: 240, text: '240', suffix: '', label: 'Pages read' },
  { counts: 'fresh-facts', value: 1_180, text: '1,180', suffix: '+', label: 'Young facts' },
];

const whoCan: Section = {
  id: 'who-can-apply',
  title: 'Who can apply',
  body: [{ kind: 'text', blocks: text('Everybody who lives in the town.') }],
};
const fees: Section = {
  id: 'fees',
  title: 'Fees',
  body: [
    { kind: 'text', blocks: text('You pay at the desk.') },
    {
      kind: 'figures',
      opener: null,
      caption: 'Fees',
      headings: ['What for', 'Amount'],
      rows: [figures.old],
    },
  ],
};
const closing: Section = {
  id: 'closing',
  title: 'You may not need us',
  body: [{ kind: 'help-lists', ...help }, contactButton],
};
const opening: Section = {
  id: 'opening',
  title: null,
  body: [
    { kind: 'text', blocks: text('Find the office first.') },
    { kind: 'guide-links', guides: [guide, otherGuide] },
  ],
};

export const examples = {
  AboutUs: {
    'as it is': {
      paragraphs: [text('We read the rules.'), text('You ask the library.')],
      pictures: [
        { vignette: 'crossroads', alternative: 'A signpost where paths meet.' },
        { vignette: 'bridge', alternative: 'A path over a bridge.' },
        { vignette: 'hut', alternative: 'A hut beside a path.' },
      ],
      more,
    },
  } satisfies StatesOf<typeof AboutUs>,

  Accordion: { 'all closed': { topics } } satisfies StatesOf<typeof Accordion>,

  CallToAction: {
    'as it is': {
      title: 'Not sure where to start?',
      text: text('Tell us which card you need.'),
      start: { label: 'Get started', path: '/contact' },
      more: { ...more, about: 'about cards' },
      wayPast: wayPast.general,
    },
  } satisfies StatesOf<typeof CallToAction>,

  Carousel: {
    'three offers': {
      label: 'Offers',
      autoplayMs: null,
      words: carouselWords,
      slides: { kind: 'offers', offers },
    },
    'three samples that move': {
      label: 'What people write',
      autoplayMs: 3_000,
      words: carouselWords,
      slides: { kind: 'testimonials', voices },
    },
  } satisfies StatesOf<typeof Carousel>,

  Counters: {
    'as counted': { counters },
    'nothing counted yet': {
      counters: counters.map((counter) => ({ ...counter, value: 0, text: '0' })),
    },
  } satisfies StatesOf<typeof Counters>,

  HeroSlideshow: {
    'two slides': {
      title: 'Find the path to your card',
      lead: 'Plain words about the card of the town library.',
      finder,
      label: 'What we do',
      words: carouselWords,
      slides: [
        {
          landscape: 'hills',
          alternative: 'A marked path over hills.',
          caption: 'Find the path to your card',
          text: 'Plain words about the card of the town library.',
          position: '1 of 2',
          link: more,
        },
        {
          landscape: 'coast',
          alternative: 'A marked path along the coast.',
          caption: 'See what it costs',
          text: 'The fee links to where we read it.',
          position: '2 of 2',
          link: more,
        },
      ],
    },
  } satisfies StatesOf<typeof HeroSlideshow>,

  PageView: {
    'beside a list of its sections': {
      page: {
        ...page,
        header: { ...header, below: [contactButton], aside: pricePanel },
        layout: 'columns',
        contents: [
          { id: 'who-can-apply', title: 'Who can apply' },
          { id: 'fees', title: 'Fees' },
        ],
        sections: [whoCan, fees, closing],
      },
    },
    'numbered questions': {
      page: {
        ...page,
        layout: 'columns',
        sections: [{ ...whoCan, number: '01' }, { ...fees, number: '02', folds: true }, closing],
      },
    },
    'in one column, after an opening': {
      page: {
        ...page,
        layout: 'stack',
        sections: [opening, fees, { ...whoCan, body: [{ kind: 'steps', steps }] }],
      },
    },
    'in bands': {
      page: {
        ...page,
        header: null,
        layout: 'bands',
        sections: [
          whoCan,
          { id: 'reasons', title: null, body: [{ kind: 'reasons', ...reasons }] },
          fees,
        ],
      },
    },
  } satisfies StatesOf<typeof PageView>,

  Reasons: { 'four cards': reasons } satisfies StatesOf<typeof Reasons>,

  Services: {
    'two of them': {
      items: [
        { name: 'Explain the route', description: 'Which desk to go to.', icon: 'route' },
        { name: 'Check the form', description: 'Whether a line is empty.', icon: 'search' },
      ],
    },
  } satisfies StatesOf<typeof Services>,

  TitleBar: {
    'on the home page': { ...title, ...header, trail: trail.slice(0, 1) },
    'below the home page': { ...title, ...header },
    'with a picture': { ...title, ...header, picture: { landscape: 'pass' } },
    'with the outline of a country': { ...title, ...header, picture: { country: 'uk' } },
    'with something to read beside it': {
      ...title,
      ...header,
      lead: text('A card costs ', figureInText(figures.old), '.'),
      aside: { kind: 'prices', title: 'What it costs', prices },
    },
  } satisfies StatesOf<typeof TitleBar>,
};
