import type { ComponentProps } from 'react';
import { words } from '../../../compiler/words.ts';
import type { CarouselButtons } from './CarouselButtons.tsx';

const buttons = { count: 7, autoplayMs: null, words: words.carousel };
const carousel = {
  isHydrated: true,
  selected: 0,
  isPlaying: false,
  previous: rest,
  next: rest,
  show: rest,
  togglePlaying: rest,
};

/** An example stands still. */
function rest(): void {}

export const examples = {
  'never moves by itself': { ...buttons, carousel },
  'in the middle': { ...buttons, carousel: { ...carousel, selected: 3 } },
  playing: { ...buttons, autoplayMs: 3_000, carousel: { ...carousel, isPlaying: true } },
  stopped: { ...buttons, autoplayMs: 3_000, carousel },
  'not hydrated: in place, and not seen': {
    ...buttons,
    carousel: { ...carousel, isHydrated: false },
  },
} satisfies Record<string, ComponentProps<typeof CarouselButtons>>;
