import type { OfferSlide, PartProps } from '../../../compiler/page.ts';
import { CarouselControls } from '../../islands/carousel/CarouselControls.tsx';
import { ButtonLink } from '../elements/ButtonLink.tsx';
import { DataBlock } from '../elements/DataBlock.tsx';
import { Landscape } from '../elements/Landscape.tsx';
import { WayPast } from '../elements/RichText.tsx';
import styles from './Carousel.module.css';
import { VoiceWords } from './Testimonials.tsx';

/**
 * A row of offers or of what people wrote, moved by controls that come to life in the browser.
 * Until then, and without scripts, the row scrolls: by the keyboard too.
 */
export function Carousel({ label, autoplayMs, words, slides }: PartProps<'carousel'>) {
  const cards =
    slides.kind === 'offers'
      ? slides.offers.map((offer) => ({ key: offer.path, card: <OfferCard {...offer} /> }))
      : slides.voices.map((voice) => ({ key: voice.id, card: <VoiceWords voice={voice} /> }));
  const controls = { count: cards.length, autoplayMs, words };
  return (
    <section
      className={`stack ${styles.carousel}`}
      aria-roledescription="carousel"
      aria-label={label}
      data-carousel=""
    >
      <div className={styles.controls} data-island="carousel">
        <CarouselControls {...controls} />
      </div>
      <DataBlock data={controls} />
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
