import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Home } from '../../../compiler/home.ts';
import { fillIn, words } from '../../../compiler/words.ts';
import { ButtonLink } from '../elements/ButtonLink.tsx';
import { Landscape } from '../elements/Landscape.tsx';
import styles from './HeroSlideshow.module.css';

/** It is seen at once and comes before everything else; the others wait until they may be shown. */
const firstPicture = { loading: 'eager', fetchPriority: 'high' } as const;

type HeroSlideshowProps = { slides: Home['slides'] };

/**
 * The slideshow that fills the first screen. Drawn with its first slide shown and still; enhancements/hero.ts makes it turn
 * and shows the controls, so that without scripts it is a picture with words.
 */
export function HeroSlideshow({ slides }: HeroSlideshowProps) {
  return (
    <section
      className={styles.hero}
      aria-roledescription="carousel"
      aria-label={words.hero.label}
      data-hero
    >
      <HeroControls count={slides.length} />
      <div className={styles.slides}>
        {slides.map((slide, index) => (
          <div
            className={styles.slide}
            key={slide.landscape}
            role="group"
            aria-roledescription="slide"
            aria-label={fillIn(words.hero.position, {
              place: String(index + 1),
              count: String(slides.length),
            })}
            inert={index > 0}
            data-slide
          >
            <Landscape
              picture={slide.landscape}
              alt={slide.alternative}
              {...(index === 0 ? firstPicture : {})}
            />
            <div className={styles.words}>
              <Caption isHeading={index === 0}>{slide.caption}</Caption>
              <p className={styles.text}>{slide.text}</p>
              <ButtonLink href={slide.link.path}>{slide.link.label}</ButtonLink>
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

/** The first caption is the heading of the page. */
function Caption({ isHeading, children }: { isHeading: boolean; children: string }) {
  const Tag = isHeading ? 'h1' : 'p';
  return <Tag className={styles.caption}>{children}</Tag>;
}

/** Hidden until the enhancement shows them; the pause button is the first stop of the Tab key in the slideshow. */
function HeroControls({ count }: { count: number }) {
  return (
    <div className={styles.controls} hidden data-controls>
      <button
        className={styles.pause}
        type="button"
        aria-label={words.hero.stop}
        data-stop={words.hero.stop}
        data-start={words.hero.start}
      />
      <button type="button" aria-label={words.hero.previous} data-step="-1">
        <ChevronLeft aria-hidden="true" />
      </button>
      <div className={styles.dots} role="group" aria-label={words.hero.choose}>
        {Array.from({ length: count }, (_, index) => (
          <button
            // The dots stand in the order of the slides, which never changes.
            key={`dot-${String(index)}`}
            className={styles.dot}
            type="button"
            aria-label={fillIn(words.hero.show, { place: String(index + 1) })}
            aria-current={index === 0 ? 'true' : undefined}
            data-dot
          />
        ))}
      </div>
      <button type="button" aria-label={words.hero.next} data-step="1">
        <ChevronRight aria-hidden="true" />
      </button>
    </div>
  );
}
