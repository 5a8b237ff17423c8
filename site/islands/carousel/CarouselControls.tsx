import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { CarouselWords } from '../../../compiler/page.ts';
import { withValue } from '../../components/sentence.ts';
import styles from './CarouselControls.module.css';
import { type CarouselState, useCarousel } from './use-carousel.ts';

type Controls = {
  /** How many slides there are. */
  count: number;
  /** How long it stands before it moves by itself; null when it never does. */
  autoplayMs: number | null;
  words: CarouselWords;
};

type CarouselControlsProps = Controls & {
  /** What holds the slides; null while the controls are drawn at build. */
  viewport?: HTMLElement | null;
};

/**
 * The controls of a carousel whose slides stand beside them. Drawn at build without use, and invisible until hydrated, so that
 * nothing moves when they come to life.
 */
export function CarouselControls({ viewport = null, ...controls }: CarouselControlsProps) {
  return <CarouselButtons {...controls} carousel={useCarousel(viewport, controls.autoplayMs)} />;
}

type CarouselButtonsProps = Controls & { carousel: CarouselState };

/** What the controls of a carousel look like in each of its states. */
export function CarouselButtons({ count, autoplayMs, words, carousel }: CarouselButtonsProps) {
  const { isHydrated, isPlaying, selected } = carousel;
  const PlayIcon = isPlaying ? Pause : Play;
  return (
    <div className={styles.controls} data-state={isHydrated ? 'hydrated' : 'static'}>
      {autoplayMs !== null && (
        <button
          type="button"
          className={styles.pause}
          aria-label={isPlaying ? words.stop : words.start}
          onClick={carousel.togglePlaying}
        >
          <PlayIcon aria-hidden="true" size={20} />
        </button>
      )}
      <button type="button" aria-label={words.previous} onClick={carousel.previous}>
        <ChevronLeft aria-hidden="true" />
      </button>
      <div className={styles.dots} role="group" aria-label={words.choose}>
        {Array.from({ length: count }, (_, index) => (
          <button
            // The dots stand in the order of the slides, which never changes.
            key={`dot-${String(index)}`}
            className={styles.dot}
            type="button"
            aria-label={withValue(words.show, 'place', String(index + 1))}
            aria-current={index === selected ? 'true' : undefined}
            onClick={() => carousel.show(index)}
          />
        ))}
      </div>
      <button type="button" aria-label={words.next} onClick={carousel.next}>
        <ChevronRight aria-hidden="true" />
      </button>
    </div>
  );
}
