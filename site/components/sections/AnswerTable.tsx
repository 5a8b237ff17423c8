import type { PartProps } from '../../../compiler/page.ts';
import { Button } from '../elements/ButtonLink.tsx';
import styles from './AnswerTable.module.css';

/** Every place of a table, folded by its answer. The filter, which is not there without scripts, is islands/places/filter.ts. */
export function AnswerTable({ words, folds, other }: PartProps<'answer-table'>) {
  return (
    <div data-answer-table>
      <p className={styles.filter} data-filter data-island="places">
        <label htmlFor="table-filter">{words.filter}</label>
        <input id="table-filter" type="search" autoComplete="off" />
      </p>
      <p role="status" data-nothing={words.nothing} hidden />
      {folds.map(({ answers, places }) => (
        <details className={styles.fold} key={places[0]?.code}>
          <summary className={styles.answer}>
            {answers.map(({ question, answer }) => (
              <span key={answer}>
                {question} <b>{answer}</b>
              </span>
            ))}{' '}
            <span className="quiet">{places.length}</span>
          </summary>
          <ul className={`taps ${styles.places}`}>
            {places.map(({ code, place }) => (
              <li key={code} data-place={code}>
                <a href={`#${code}`}>{place}</a>
              </li>
            ))}
          </ul>
        </details>
      ))}
      <a className="tap" href={other.path}>
        {other.label}
      </a>
    </div>
  );
}

/** What the visitor comes with, and where to: not there without scripts; below stand links to all tables. */
export function AnswerFinder({ words, from, destinations }: PartProps<'answer-finder'>) {
  return (
    <form className={styles.finder} data-answer-finder>
      <label className={styles.choice}>
        {words.from}
        <select name="from" required>
          <option value="">{words.choose}</option>
          {from.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.choice}>
        {words.destination}
        <select name="to" required>
          <option value="">{words.choose}</option>
          {destinations.map(({ label, path }) => (
            <option key={path} value={path}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit">{words.show}</Button>
    </form>
  );
}
