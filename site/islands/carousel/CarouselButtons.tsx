import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import styles from './CarouselButtons.module.css';
import type { CarouselControlsProps } from './CarouselControls.tsx';
import type { CarouselState } from './use-carousel.ts';

export type CarouselButtonsProps = Omit<CarouselControlsProps, 'viewport'> & {
  carousel: CarouselState;
};

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
            aria-label={words.show.replace('{place}', String(index + 1))}
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
