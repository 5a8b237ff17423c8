import { CarouselButtons } from './CarouselButtons.tsx';
import { useCarousel } from './use-carousel.ts';

/** What the controls are called; {place} is a slide's number. */
export type CarouselWords = Readonly<
  Record<'stop' | 'start' | 'previous' | 'next' | 'choose' | 'show', string>
>;

export type CarouselControlsProps = {
  /** How many slides there are. */
  count: number;
  /** How long it stands before it moves by itself; null when it never does. */
  autoplayMs: number | null;
  words: CarouselWords;
  /** What holds the slides; null while the controls are drawn at build. */
  viewport?: HTMLElement | null;
};

/**
 * The controls of a carousel whose slides stand beside them. Drawn at build without use, and invisible until hydrated, so that
 * nothing moves when they come to life.
 */
export function CarouselControls({ viewport = null, ...props }: CarouselControlsProps) {
  return <CarouselButtons {...props} carousel={useCarousel(viewport, props.autoplayMs)} />;
}
