import { monthLabel } from '../../../compiler/dates.ts';
import type { MonthSpan } from '../../../compiler/fact-months.ts';
import { fillIn, words } from '../../../compiler/words.ts';
import styles from './Reviewed.module.css';

type ReviewedProps = {
  month: string;
  /** Between which months the figures of the page were read; null when their sources give none. */
  figures?: MonthSpan | null;
};

/** When somebody last went over the words of a page, and how old its figures are. */
export function Reviewed({ month, figures = null }: ReviewedProps) {
  return (
    <p className={styles.line}>
      <time dateTime={month}>{fillIn(words.guide.reviewed, { month: monthLabel(month) })}</time>
      {figures !== null && (
        <>
          {' · '}
          <time dateTime={figures.newest}>{spanLabel(figures)}</time>
        </>
      )}
    </p>
  );
}

function spanLabel({ oldest, newest }: MonthSpan): string {
  const month = monthLabel(newest);
  return oldest === newest
    ? fillIn(words.guide.figuresOf, { month })
    : fillIn(words.guide.figuresBetween, { oldest: monthLabel(oldest), month });
}
