import type { PartProps, Voice } from '../../../compiler/page.ts';
import { SampleTag } from '../elements/RichText.tsx';
import styles from './Testimonials.module.css';

/** Stars in a card's row. Source: the site specification, route table. */
const starsInRow = 8;

/** What people wrote to us, each with where it came from, and places that wait for it. */
export function TestimonialCards({ voices }: PartProps<'testimonial-cards'>) {
  return (
    <ul className="tiles">
      {voices.map((voice) => (
        // For styles: an empty place looks like one.
        <li
          className={`card stack tight ${styles.card}`}
          data-waits={voice.writer === null ? '' : undefined}
          key={voice.id}
        >
          <VoiceWords voice={voice} starCount={starsInRow} />
          <Origin {...voice} />
        </li>
      ))}
    </ul>
  );
}

/** Who wrote something, as what, and their words. Of a place that waits: what will stand there. */
export function VoiceWords({ voice, starCount }: { voice: Voice; starCount?: number }) {
  const { writer, role, text, sample } = voice;
  if (writer === null) {
    return (
      <>
        <h3>
          {role} {sample !== null && <SampleTag label={sample} />}
        </h3>
        <p>{text}</p>
      </>
    );
  }
  return (
    <>
      <div className={styles.writer}>
        <Initials initials={writer.initials} />
        <div>
          <h3>{writer.name}</h3>
          <p>{role}</p>
        </div>
      </div>
      <Stars {...writer.stars} count={starCount} />
      <blockquote>
        <p>{text}</p>
      </blockquote>
    </>
  );
}

function Origin({ category, writer }: Voice) {
  if (writer === null) return <p className={styles.origin}>{category}</p>;
  const { source, date, consent } = writer;
  return (
    <p className={styles.origin}>
      {`${category} · ${source} · `}
      <time dateTime={date.day}>{date.label}</time>
      {` · ${consent}`}
    </p>
  );
}

/** What people wrote, each with its day, what it is about, and who wrote it. */
export function Voices({ voices }: PartProps<'voices'>) {
  return (
    <ul className={styles.voices} data-items>
      {voices.map(({ id, sample, writer, category, role, text }) => (
        <li className={`stack tight ${styles.voice}`} key={id}>
          <p className={`quiet ${styles.about}`}>
            {writer !== null && <time dateTime={writer.date.day}>{writer.date.label}</time>}
            <span>{category}</span> {sample !== null && <SampleTag label={sample} />}
          </p>
          <p>{text}</p>
          <p className={styles.author}>{writer?.name ?? role}</p>
        </li>
      ))}
    </ul>
  );
}

/** Roles of the colours that a disc can have. */
const tones = ['pine', 'red', 'ink'] as const;

/** A disc with somebody's initials where others show a photo. Decoration only; the name stands beside it. */
export function Initials({ initials }: { initials: string }) {
  return (
    <span className={styles.disc} data-tone={toneOf(initials)} aria-hidden="true">
      {initials}
    </span>
  );
}

/** The same initials have the same colour everywhere. */
function toneOf(initials: string): string | undefined {
  const sum = [...initials].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return tones[sum % tones.length];
}

type StarsProps = {
  /** Out of five, in halves. */
  rating: number;
  /** How many stars the row has; five when left out. */
  count?: number | undefined;
  /** What a screen reader says instead of the row, such as "4.5 out of 5". */
  label: string;
};

/** A rating as a row of stars, read aloud as one picture. */
export function Stars({ rating, count, label }: StarsProps) {
  return (
    <span className={styles.row} role="img" aria-label={label}>
      {starFills(rating, count).map((fill, index) => (
        // A star has no name but its place.
        <Star key={`star-${String(index)}`} fill={fill} />
      ))}
    </span>
  );
}

const whole = 'M12 1.8l2.7 7.3 7.8.3-6.1 4.8 2.1 7.5-6.5-4.3-6.5 4.3 2.1-7.5-6.1-4.8 7.8-.3z';
const leftHalf = 'M12 1.8v15.6l-6.5 4.3 2.1-7.5-6.1-4.8 7.8-.3z';

function Star({ fill }: { fill: StarFill }) {
  return (
    <svg viewBox="0 0 24 24" data-fill={fill} aria-hidden="true">
      <path d={whole} />
      {fill === 'half' && <path d={leftHalf} />}
    </svg>
  );
}

/** How much of one star is filled. */
type StarFill = 'full' | 'half' | 'empty';

/** Ratings are given out of so many, however many stars a row shows. */
export const bestRating = 5;

/**
 * The stars of a row from left to right: full up to the rating, half where it has a half, else empty. A row of another length shows the
 * rating in proportion, and never more than was given. Unit: `rating` out of five.
 */
export function starFills(rating: number, count = bestRating): StarFill[] {
  const halves = Math.floor((rating * count * 2) / bestRating);
  return Array.from({ length: count }, (_, index) => fillOf(halves - index * 2));
}

function fillOf(halvesLeft: number): StarFill {
  if (halvesLeft >= 2) return 'full';
  return halvesLeft === 1 ? 'half' : 'empty';
}
