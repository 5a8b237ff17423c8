import { monthLabel } from '../../lib/dates.ts';
import { fillIn, words } from '../../lib/words.ts';
import styles from './Reviewed.module.css';

type ReviewedProps = { month: string };

/** When somebody last went over the words of a page; its figures carry months of their own. */
export function Reviewed({ month }: ReviewedProps) {
  return (
    <p className={styles.line}>
      <time dateTime={month}>{fillIn(words.guide.reviewed, { month: monthLabel(month) })}</time>
    </p>
  );
}
