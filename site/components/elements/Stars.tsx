import styles from './Stars.module.css';
import { type StarFill, starFills } from './stars.ts';

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
