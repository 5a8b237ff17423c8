import type { FinderData, HeroSlide, PartProps } from '../../../compiler/page.ts';
import { Button } from '../elements/ButtonLink.tsx';
import { Landscape } from '../elements/Landscape.tsx';
import { TapLink } from '../elements/RichText.tsx';
import { SlideButtons } from './Carousel.tsx';
import styles from './HeroSlideshow.module.css';

/** It is seen at once and comes before everything else; the others wait until they may be shown. */
const firstPicture = { loading: 'eager', fetchPriority: 'high' } as const;

/**
 * What fills the first screen of the home page: the finder on a card that stands still, and a slideshow around it. It is drawn with its
 * first slide shown; enhancements/home.ts makes it turn and shows the controls, so that without scripts it is a picture with words.
 */
export function HeroSlideshow(props: PartProps<'hero'>) {
  const { title, lead, finder, paid, label, words, slides } = props;
  return (
    <div className={styles.hero}>
      <div className={`stack tight ${styles.card}`}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <Finder finder={finder} />
        <div className={styles.links}>
          <TapLink {...finder.start} />
          <TapLink {...paid} />
        </div>
      </div>
      <section className={styles.show} aria-roledescription="carousel" aria-label={label} data-hero>
        <HeroControls count={slides.length} words={words} />
        <div className={styles.slides}>
          {slides.map((slide, index) => (
            <Slide slide={slide} isFirst={index === 0} key={slide.landscape} />
          ))}
        </div>
      </section>
    </div>
  );
}

function Slide({ slide, isFirst }: { slide: HeroSlide; isFirst: boolean }) {
  return (
    <div
      className={styles.slide}
      role="group"
      aria-roledescription="slide"
      aria-label={slide.position}
      inert={!isFirst}
      data-slide
    >
      <Landscape
        picture={slide.landscape}
        alt={slide.alternative}
        place="slide"
        {...(isFirst ? firstPicture : {})}
      />
      <div className={styles.caption}>
        <p>
          <b>{slide.caption}</b> <span>{slide.text}</span>
        </p>
        <TapLink {...slide.link} />
      </div>
    </div>
  );
}

/** Choices that lead straight to the cases of a guide; enhancements/home.ts follows them, and offers what exists. */
function Finder({ finder }: { finder: FinderData }) {
  const { need, in: inWord, document, country, show, documents, countries, start } = finder;
  const { whose, ownLicence, otherLicence } = finder;
  return (
    <form className={styles.finder} data-finder={start.path}>
      <label className={styles.choice}>
        {need}
        <select className="control" aria-label={document} name="document">
          {documents.map(({ kind, label }) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.choice}>
        {inWord}
        <select className="control" aria-label={country} name="country">
          {countries.map(({ country: name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.choice}>
        {whose}
        <select className="control" name="whose">
          <option value="">{ownLicence}</option>
          <option value="swap">{otherLicence}</option>
        </select>
      </label>
      <Button type="submit">{show}</Button>
    </form>
  );
}

/** Hidden until the enhancement wakes them; the pause button is the first stop of the Tab key in the slideshow. */
function HeroControls({ count, words }: { count: number; words: PartProps<'hero'>['words'] }) {
  return (
    <div className={styles.controls} hidden data-controls>
      <button
        className={styles.pause}
        type="button"
        aria-label={words.stop}
        data-stop={words.stop}
        data-start={words.start}
      />
      <SlideButtons count={count} words={words} />
    </div>
  );
}
