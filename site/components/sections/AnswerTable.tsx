import type { PartProps, VerdictRow } from '../../../compiler/page.ts';
import { Button } from '../elements/ButtonLink.tsx';
import { Inlines, TapLink } from '../elements/RichText.tsx';
import styles from './AnswerTable.module.css';

/** Every place of a table, folded by its answer. The filter, which is not there without scripts, is islands/places/filter.ts. */
export function AnswerTable({ words, folds, other }: PartProps<'answer-table'>) {
  return (
    <div data-answer-table>
      <p className={styles.filter} data-filter data-island="places">
        <label htmlFor="table-filter">{words.filter}</label>
        <input className="control" id="table-filter" type="search" autoComplete="off" />
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
      <TapLink {...other} />
    </div>
  );
}

/** What the visitor comes with, and where to: not there without scripts; below stand links to all tables. */
export function AnswerFinder({ words, from, destinations }: PartProps<'answer-finder'>) {
  return (
    <form className={styles.finder} data-answer-finder>
      <label className={styles.choice}>
        {words.from}
        <select className="control" name="from" required>
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
        <select className="control" name="to" required>
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

/** The answer for one visitor. All are there, and the styles show the one that the address names; enhancements/answer-table.ts knows ?from=. */
export function Verdicts({ groups, words, official, back }: PartProps<'verdicts'>) {
  return (
    <div className={styles.verdicts} data-verdicts data-from={words.from} data-other={words.other}>
      {groups.map(({ title, steps, rows }) => (
        <div className={styles.group} key={rows[0]?.code}>
          {rows.map((row) => (
            <Row {...row} key={row.code} />
          ))}
          {steps.length > 0 && <h2 className={styles.next}>{title}</h2>}
          {steps.map(({ label, link, ...known }) => (
            <div className={styles.step} key={link.path}>
              {label !== null && <p className="quiet">{label}</p>}
              <TapLink {...link} />
              <Known words={words} {...known} />
            </div>
          ))}
          <p className="wrap">
            {steps.every(({ link }) => link.path !== official.path) && <TapLink {...official} />}{' '}
            <TapLink label={back} path="#list" />
          </p>
        </div>
      ))}
    </div>
  );
}

function Row({ code, verdicts }: VerdictRow) {
  return (
    <div className={styles.row} id={code}>
      {verdicts.map(({ sentence, says, details, source }, index) => (
        // Answers keep their order; an answer for other vehicles may be the same sentence.
        <div key={`${sentence} ${String(index)}`}>
          {sentence !== verdicts[index - 1]?.sentence && (
            <p className={styles.sentence} data-says={says}>
              {sentence}
            </p>
          )}
          {details.map((detail) => (
            <p className={`quiet ${styles.detail}`} key={detail}>
              {detail}
            </p>
          ))}
          {source !== null && (
            <p className={`quiet ${styles.detail}`}>
              {source.line}
              <Inlines inlines={source.evidence} />
            </p>
          )}
        </div>
      ))}
    </div>
  );
}

type KnownProps = Pick<PartProps<'verdicts'>, 'words'> &
  Pick<PartProps<'verdicts'>['groups'][number]['steps'][number], 'cost' | 'time' | 'until'>;

/** What a case costs, how long it takes and by when, as far as we know. */
function Known({ words, cost, time, until }: KnownProps) {
  if (cost.length === 0) return null;
  const rows = [
    { term: words.cost, value: <Inlines inlines={cost} /> },
    { term: words.time, value: <Inlines inlines={time} /> },
    ...(until === '' ? [] : [{ term: words.until, value: until }]),
  ];
  return (
    <dl className={`pairs ${styles.known}`}>
      {rows.map(({ term, value }) => (
        <div key={term}>
          <dt>{term} </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
