import { Fragment } from 'react';
import type { Answer, PartProps } from '../../../compiler/page.ts';
import { FactFigure } from '../elements/RichText.tsx';
import styles from './Figures.module.css';

/** Figures set like a timetable: what on the left, how much on the right, the source under each. */
export function FigureRows({ caption, headings, rows }: PartProps<'figures'>) {
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
        {rows.map((figure) => (
          <tr key={figure.key}>
            <th scope="row">
              {figure.label}
              {figure.note !== null && figure.text !== null && (
                <span className={styles.note} data-fact-note={figure.key}>
                  {figure.note}
                </span>
              )}
            </th>
            <td>
              <FactFigure figure={figure} place="cell" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The few things that people ask first. */
export function AtAGlance({ title, answers }: PartProps<'at-a-glance'>) {
  return (
    <section className={styles.panel} id="at-a-glance" aria-labelledby="at-a-glance-title">
      <h2 className={styles.title} id="at-a-glance-title">
        {title}
      </h2>
      <dl className={styles.answers}>
        {answers.map(({ label, value }) => (
          <div className={styles.answer} key={label}>
            <dt>{label}</dt>
            <dd>
              <AnswerValue value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function AnswerValue({ value }: Pick<Answer, 'value'>) {
  if ('path' in value) return <a href={value.path}>{value.label}</a>;
  return (
    <>
      <FactFigure figure={value} place="cell" />
      <span className={styles.detail}>{value.label}</span>
    </>
  );
}

/** When somebody last went over the words of a page, and how old its figures are. */
export function Reviewed({ dates }: PartProps<'reviewed'>) {
  return (
    <p className={styles.reviewed}>
      {dates.map(({ month, label }, index) => (
        <Fragment key={label}>
          {index > 0 && ' · '}
          <time dateTime={month}>{label}</time>
        </Fragment>
      ))}
    </p>
  );
}
