import type { PartProps, TableAnswer } from '../../../compiler/page.ts';
import { Button } from '../elements/ButtonLink.tsx';
import { Inlines } from '../elements/RichText.tsx';
import styles from './AnswerTable.module.css';

/** Answers by place. The filter, which is not there without scripts, is islands/places/filter.ts, the answer for one visitor enhancements/answer-table.ts. */
export function AnswerTable({ caption, words, own, rows }: PartProps<'answer-table'>) {
  return (
    <div data-answer-table>
      <div
        className={styles.chosen}
        role="status"
        data-chosen={words.chosen}
        data-own={words.own}
        data-own-code={own.code}
        data-own-place={own.place}
        data-not-listed={words.notListed}
        data-by-part={words.byPart}
        hidden
      />
      <p className={styles.filter} data-filter data-island="places">
        <label htmlFor="table-filter">{words.filter}</label>
        <input id="table-filter" type="search" autoComplete="off" />
      </p>
      <p role="status" data-nothing={words.nothing} hidden />
      <table className={`timetable ${styles.table}`}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.from}</th>
            <th scope="col">{words.answer}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, place, answers }, index) => (
            // Rows never move; one place may have several.
            <tr key={`${code} ${String(index)}`} data-place={code}>
              <th scope="row">{place}</th>
              <td>
                {answers.map((answer) => (
                  <Answer key={answer.question ?? ''} {...answer} />
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Answer({ question, answer, path, details, source }: TableAnswer) {
  return (
    <>
      <p className={styles.answer}>
        {question !== null && <span className={styles.question}>{question} </span>}
        <strong>{path === null ? answer : <a href={path}>{answer}</a>}</strong>
        <Inlines inlines={source} />
      </p>
      {details.map((detail) => (
        <p className={styles.detail} key={detail}>
          {detail}
        </p>
      ))}
    </>
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
