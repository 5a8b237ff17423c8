import type { Fact } from '../../../compiler/facts.ts';
import { FactFigure } from '../elements/FactFigure.tsx';
import styles from './FigureRows.module.css';

type FigureRowsProps = {
  rows: readonly Fact[];
  /** The headings of the two columns. */
  headings: readonly [string, string];
  /** Names the table for screen readers. */
  caption: string;
  today: Date;
};

/** Figures set like a timetable: what on the left, how much on the right, the source under each. */
export function FigureRows({ rows, headings, caption, today }: FigureRowsProps) {
  const [whatHeading, figureHeading] = headings;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{whatHeading}</th>
          <th scope="col">{figureHeading}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((fact) => (
          <tr key={fact.key}>
            <th scope="row">
              {fact.label}
              {fact.note !== '' && fact.level !== 'unread' && (
                <span className={styles.note} data-fact-note={fact.key}>
                  {fact.note}
                </span>
              )}
            </th>
            <td>
              <FactFigure fact={fact} today={today} place="cell" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
