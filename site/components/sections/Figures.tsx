import type { Figure, PartProps } from '../../../compiler/page.ts';
import { Folded } from '../elements/Folded.tsx';
import { FactFigure, Inlines, RowNote } from '../elements/RichText.tsx';
import styles from './Figures.module.css';

/** Figures set like a timetable: what on the left, how much on the right. */
export function FigureRows({ opener, caption, headings, rows }: PartProps<'figures'>) {
  const [whatHeading, figureHeading] = headings;
  return (
    <Folded opener={opener}>
      <table className={`timetable ${styles.table}`} data-words={isOfWords(rows) ? '' : undefined}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{whatHeading}</th>
            <th scope="col">{figureHeading}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((figure) => (
            <tr key={figure.key}>
              <th scope="row">
                {figure.label}
                <RowNote text={figure.note} fact={figure.key} />{' '}
              </th>
              <td>
                <FactFigure figure={figure} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Folded>
  );
}

/** What was and what is, side by side, each with the page that explains it. */
export function ChangeRows({ caption, headings, rows }: PartProps<'changes'>) {
  return (
    <table className={`timetable ${styles.changes}`}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th scope="col" key={heading}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ figure, page, before, changed }) => (
          <tr key={figure.key}>
            <th scope="row">
              {figure.label}
              {page !== null && (
                <>
                  {' '}
                  <a href={page.path}>{page.label}</a>
                </>
              )}{' '}
            </th>
            <td>
              <Inlines inlines={[before]} />{' '}
            </td>
            <td>
              <FactFigure figure={figure} />{' '}
              <span className="quiet">
                <time dateTime={changed.month}>{changed.label}</time>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A table in which few rows have a number is words to read, and nothing to compare. */
function isOfWords(rows: readonly Figure[]): boolean {
  const numbers = rows.filter(({ text }) => text !== null && /\d/.test(text));
  return numbers.length < rows.length / 2;
}

/** When somebody last went over the words of a page. */
export function Reviewed({ month, label }: PartProps<'reviewed'>) {
  return (
    <p className="quiet">
      <time dateTime={month}>{label}</time>
    </p>
  );
}
