import type { ComponentProps } from 'react';
import { createElement } from 'react';
import { sampleText, sampleToday as today } from '../../../compiler/facts.samples.ts';
import { sampleGuide } from '../../../compiler/guides.samples.ts';
import { Landscape } from '../elements/Landscape.tsx';
import { AtAGlance } from './AtAGlance.tsx';
import type { TitleBar } from './TitleBar.tsx';

const home = { label: 'Home', path: '/' };
const page = { label: 'Library card', path: '/services/uk/library-card' };
const bar = {
  title: 'The library card',
  lead: sampleText('Who can have one, and what it costs.'),
  today,
};

export const examples = {
  'on the home page': { ...bar, trail: [home] },
  'below the home page': { ...bar, trail: [home, page] },
  'with a picture': {
    ...bar,
    trail: [home, page],
    picture: createElement(Landscape, { picture: 'hills', alt: '' }),
  },
  'with something to read beside it': {
    ...bar,
    trail: [home, page],
    aside: createElement(AtAGlance, { guide: sampleGuide(), today }),
  },
} satisfies Record<string, ComponentProps<typeof TitleBar>>;
