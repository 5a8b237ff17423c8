import type { StarsProps } from './Stars.tsx';

export const examples = {
  'a whole rating': { rating: 4, label: '4 out of 5' },
  'a rating with a half': { rating: 4.5, label: '4.5 out of 5' },
  'a row of eight': { rating: 5, count: 8, label: '5 out of 5' },
  'stars that nobody gave': {
    rating: 2.5,
    label: 'Example stars, not a rating',
    caption: 'Example stars',
  },
} satisfies Record<string, StarsProps>;
