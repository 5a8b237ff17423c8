import { Pause, Play } from 'lucide-react';
import type { OfferSlide, PartProps } from '../../../compiler/page.ts';
import { ButtonLink } from '../elements/ButtonLink.tsx';
import { Landscape } from '../elements/Landscape.tsx';
import { WayPast } from '../elements/RichText.tsx';
import styles from './Carousel.module.css';
import { SlideButtons } from './SlideButtons.tsx';
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
  const classes = { dots: styles.dots, dot: styles.dot };
  return (
    <section
      className={`stack ${styles.carousel}`}
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
        <SlideButtons count={cards.length} words={words} classes={classes} />
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
              <div className={`card marked stack ${styles.card}`}>{card}</div>
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
