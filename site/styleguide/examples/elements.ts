import { documentKinds } from '../../../compiler/schemas/guide.ts';
import { pictureNames } from '../../../compiler/schemas/pictures.ts';
import type { Button, ButtonLink } from '../../components/elements/ButtonLink.tsx';
import type {
  BarIcon,
  CountryOutline,
  CountryShape,
  DocumentIcon,
} from '../../components/elements/Drawings.tsx';
import { outlines } from '../../components/elements/Drawings.tsx';
import type { Landscape } from '../../components/elements/Landscape.tsx';
import type { FactFigure } from '../../components/elements/RichText.tsx';
import type { Waymark } from '../../components/elements/Waymark.tsx';
import type { Initials, Stars } from '../../components/sections/Testimonials.tsx';
import type { StatesOf } from '../components.ts';
import { figures } from '../samples.ts';

const { fresh, old, unread, undated } = figures;

export const examples = {
  BarIcon: {
    'a magnifying glass': { d: 'm22 24-6-6a7 7 0 1 1 1-1' },
  } satisfies StatesOf<typeof BarIcon>,

  Button: {
    'what a form does': { type: 'submit', children: 'Show me how' },
  } satisfies StatesOf<typeof Button>,

  ButtonLink: {
    'the next step': { href: '/contact', children: 'Contact us' },
    'the lesser of two': { href: '/about', children: 'Learn more', tone: 'quiet' },
  } satisfies StatesOf<typeof ButtonLink>,

  /** Every country that has been drawn. */
  CountryOutline: Object.fromEntries(
    Object.keys(outlines).map((country) => [country, { country }]),
  ) satisfies StatesOf<typeof CountryOutline>,

  CountryShape: {
    'the land alone': { country: 'uk' },
  } satisfies StatesOf<typeof CountryShape>,

  DocumentIcon: Object.fromEntries(
    documentKinds.map((kind) => [kind, { kind, size: 48 }]),
  ) satisfies StatesOf<typeof DocumentIcon>,

  FactFigure: {
    'official and fresh': { figure: fresh },
    'reported and old': { figure: old },
    'nobody has read it': { figure: unread },
    'in the editor’s words': { figure: undated, words: 'for 30 days' },
  } satisfies StatesOf<typeof FactFigure>,

  Initials: {
    'two letters': { initials: 'SA' },
    'in another colour': { initials: 'SB' },
    'of any alphabet': { initials: 'ŁM' },
    'one letter': { initials: 'N' },
  } satisfies StatesOf<typeof Initials>,

  Landscape: Object.fromEntries(
    Object.values(pictureNames)
      .flat()
      .map((picture) => [picture, { picture, alt: `The picture ${picture}` }]),
  ) satisfies StatesOf<typeof Landscape>,

  Stars: {
    'a whole rating': { rating: 4, label: '4 out of 5' },
    'a rating with a half': { rating: 4.5, label: '4.5 out of 5' },
    'a row of eight': { rating: 5, count: 8, label: '5 out of 5' },
  } satisfies StatesOf<typeof Stars>,

  Waymark: {
    'as it is': {},
    large: { width: 80, height: 96 },
  } satisfies StatesOf<typeof Waymark>,
};
