import styles from './Stars.module.css';

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
export type StarFill = 'full' | 'half' | 'empty';

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
