import type { ComponentProps } from 'react';
import { words } from '../../lib/words.ts';
import type { CarouselButtons } from './CarouselButtons.tsx';

const still = { autoplayMs: null, duration: 25 };
const moving = { autoplayMs: 3_000, duration: 38 };

const buttons = { count: 7, options: still, words: words.carousel };
const carousel = {
  isAwake: true,
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
  playing: { ...buttons, options: moving, carousel: { ...carousel, isPlaying: true } },
  stopped: { ...buttons, options: moving, carousel },
  'asleep: in place, and not seen': { ...buttons, carousel: { ...carousel, isAwake: false } },
} satisfies Record<string, ComponentProps<typeof CarouselButtons>>;
