import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { CarouselWords, OfferSlide, PartProps } from '../../../compiler/page.ts';
import { interpolate } from '../../../contract/interpolate.ts';
import { ButtonLink } from '../elements/ButtonLink.tsx';
import { Landscape } from '../elements/Landscape.tsx';
import { WayPast } from '../elements/RichText.tsx';
import styles from './Carousel.module.css';
import { VoiceWords } from './Testimonials.tsx';

/**
 * A row of offers or of what people wrote, moved by controls that islands/carousel/ brings to life. They keep their place, unseen, until
 * then; and without scripts the row scrolls, by the keyboard too.
 */
export function Carousel({ label, autoplayMs, words, slides }: PartProps<'carousel'>) {
  const cards =
    slides.kind === 'offers'
      ? slides.offers.map((offer) => ({ key: offer.path, card: <OfferCard {...offer} /> }))
      : slides.voices.map((voice) => ({ key: voice.id, card: <VoiceWords voice={voice} /> }));
  return (
    <section
      className={`stack tight ${styles.carousel}`}
      aria-roledescription="carousel"
      aria-label={label}
      data-carousel=""
      data-autoplay={autoplayMs ?? undefined}
    >
      <div className={styles.controls} data-island="carousel">
        {autoplayMs !== null && (
          <button
            className={styles.pause}
            type="button"
            aria-label={words.start}
            data-stop={words.stop}
            data-start={words.start}
          >
            <Play aria-hidden="true" size={20} />
            <Pause aria-hidden="true" size={20} />
          </button>
        )}
        <SlideButtons count={cards.length} words={words} />
      </div>
      <div
        className={styles.viewport}
        role="group"
        aria-label={label}
        tabIndex={0}
        data-viewport=""
      >
        <ul className={styles.track} data-kind={slides.kind}>
          {cards.map(({ key, card }) => (
            <li className={styles.slide} key={key}>
              <div className={`card marked stack tight ${styles.card}`}>{card}</div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** An offer, beside the official route. */
function OfferCard({ picture, title, path, summary, link, wayPast }: OfferSlide) {
  return (
    <>
      <Landscape picture={picture} alt="" place="card" />
      <h3>{title}</h3>
      <p>{summary}</p>
      <p>
        <ButtonLink href={path} aria-label={link.spoken}>
          {link.label}
        </ButtonLink>
      </p>
      <WayPast inlines={wayPast} />
    </>
  );
}

type SlideButtonsProps = {
  /** How many slides there are. */
  count: number;
  words: CarouselWords;
};

/** One back, one on, and between them a dot for each slide. They work once a script is there. */
export function SlideButtons({ count, words }: SlideButtonsProps) {
  return (
    <>
      <button type="button" aria-label={words.previous} data-step="-1">
        <ChevronLeft aria-hidden="true" />
      </button>
      <div className={styles.dots} role="group" aria-label={words.choose}>
        {Array.from({ length: count }, (_, index) => (
          <button
            // The dots stand in the order of the slides, which never changes.
            key={`dot-${String(index)}`}
            className={styles.dot}
            type="button"
            aria-label={interpolate(words.show, { place: index + 1 })}
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
