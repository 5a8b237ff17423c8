import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { CarouselWords } from '../../../compiler/page.ts';
import { withValue } from '../sentence.ts';

type SlideButtonsProps = {
  /** How many slides there are. */
  count: number;
  words: CarouselWords;
  /** The row of dots and each of them, as the slides that they belong to dress them. */
  classes: { dots: string | undefined; dot: string | undefined };
};

/** One back, one on, and between them a dot for each slide. They work once a script is there. */
export function SlideButtons({ count, words, classes }: SlideButtonsProps) {
  return (
    <>
      <button type="button" aria-label={words.previous} data-step="-1">
        <ChevronLeft aria-hidden="true" />
      </button>
      <div className={classes.dots} role="group" aria-label={words.choose}>
        {Array.from({ length: count }, (_, index) => (
          <button
            // The dots stand in the order of the slides, which never changes.
            key={`dot-${String(index)}`}
            className={classes.dot}
            type="button"
            aria-label={withValue(words.show, 'place', String(index + 1))}
            aria-current={index === 0 ? 'true' : undefined}
            data-dot
          />
        ))}
      </div>
      <button type="button" aria-label={words.next} data-step="1">
        <ChevronRight aria-hidden="true" />
      </button>
    </>
  );
}
