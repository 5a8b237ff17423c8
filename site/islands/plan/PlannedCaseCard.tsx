import { useEffect, useId, useRef } from 'react';
import { dayLabel } from '../../../plan/dates.ts';
import { filled, withColon } from '../../../plan/filled.ts';
import { feesFor, sumOf, tellMoney } from '../../../plan/money.ts';
import { type CaseInPlan, longestNote, type PlanItem } from '../../../plan/shapes.ts';
import { answered, goneFrom, itemsFor, progressOf, stateOf, ticked } from '../../../plan/ticks.ts';
import { counterCard } from '../../counter-card.ts';
import { CaseDates, CaseQuestion } from './CaseDates.tsx';
import { anchorOf, titleIdOf } from './Overview.tsx';
import { DoneOn, OwnSteps } from './OwnSteps.tsx';
import styles from './PlanPage.module.css';
import { Fold, Sentence, SourceLinks, useMarkOf } from './small-parts.tsx';
import type { CaseProps, PlanEntry } from './use-plan.ts';

type CardProps = Omit<CaseProps, keyof CaseInPlan | 'mark'> & {
  entry: PlanEntry;
  onRemove: () => void;
};

/** One case: what to bring and do, with boxes; its cost, its dates, a note, and the way to its page and to the authority. */
export function PlannedCaseCard({ entry, onRemove, ...shared }: CardProps) {
  const { known, own, id } = entry;
  const { page } = shared.words;
  const { title, path } = typeof known === 'string' ? own : known;
  const mark = useMarkOf()(path);
  return (
    <article className={`card stack tight ${styles.card}`} id={anchorOf(id)}>
      <h3>
        <a href={path} id={titleIdOf(id)} {...mark}>
          {title}
        </a>
      </h3>
      {known === 'loading' && <p role="status">{page.loading}</p>}
      {known === 'unreachable' && <p className="caution">{page.unreachable}</p>}
      {known === 'gone' && <p className="caution">{page.goneCase}</p>}
      {typeof known !== 'string' && <Details known={known} own={own} mark={mark} {...shared} />}
      <button type="button" className={styles.link} onClick={onRemove}>
        {page.remove}
      </button>
    </article>
  );
}

function Details(props: CaseProps) {
  const { known, own, words, language, mark } = props;
  const markOf = useMarkOf();
  const { page, list } = words;
  const missing = itemsFor(known.bring, own).filter((item) => stateOf(item, own) !== 'ticked');
  const day = dayLabel(known.writtenOn, language);
  return (
    <>
      <CaseQuestion {...props} />
      <p>{missing.length === 0 ? page.nothingMissing : page.missing}</p>
      {missing.length > 0 && (
        <ul className={styles.missing} {...mark}>
          {missing.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )}
      <Facts {...props} />
      {goneFrom(known, own).map((item) => (
        <p className="caution" key={item}>
          {/* Its words are those of its id, which is English. */}
          <Sentence words={list.gone} values={{ item }} mark={markOf('/')} />
        </p>
      ))}
      <Fold
        isPrinted
        summary={withColon(page.bring, filled(list.ready, progressOf(known.bring, own)), language)}
      >
        <Questions {...props} />
        <Items {...props} items={known.bring} />
      </Fold>
      <Fold
        holds
        isPrinted
        summary={withColon(page.steps, filled(list.done, progressOf(known.steps, own)), language)}
      >
        <Trail {...props} />
        <OwnSteps {...props} />
      </Fold>
      <CounterPlace {...props} />
      <CaseDates {...props} />
      <Note {...props} />
      <p className="quiet">
        <Sentence
          words={filled(page.writtenOn, { day })}
          values={{ authority: known.authority }}
          mark={mark}
        />{' '}
        <a href={known.apply.url} {...mark}>
          {known.apply.label}
        </a>
      </p>
    </>
  );
}

/** The card to show at the office, as the page of the case has it. */
function CounterPlace({ known: { counter }, words, language }: CaseProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Not there in a copy of a case that an older version of the site left on the device.
    if (counter) place.current?.replaceChildren(counterCard(counter, { words, language }));
  }, [counter, words, language]);
  return <div ref={place} />;
}

/** What a visitor writes down. A box shows a few lines of it, paper all. */
function Note({ known, own: { note }, words: { page }, onChange }: CaseProps) {
  const hintId = `${anchorOf(known.id)}-note-hint`;
  return (
    <>
      <Fold summary={page.note} holds={note !== ''} isPrinted={false}>
        <p className="quiet" id={hintId}>
          {page.noteHint}
        </p>
        <textarea
          className="control"
          aria-label={page.note}
          aria-describedby={hintId}
          dir="auto"
          rows={3}
          maxLength={longestNote}
          value={note}
          onChange={({ target: { value } }) => onChange(known, (now) => ({ ...now, note: value }))}
        />
      </Fold>
      {note !== '' && (
        <div className={styles.onPaper}>
          <strong>{page.note}</strong>
          <p dir="auto">{note}</p>
        </div>
      )}
    </>
  );
}

/** What this visitor pays, and how long it takes, each with its source. */
function Facts({ known: { cost, time }, own, words, language, mark }: CaseProps) {
  const paid = feesFor(cost.rows, own);
  const tell = (amount: number, currency: string) =>
    tellMoney({ amount, currency }, language, words.list);
  const [any] = cost.rows;
  return (
    <dl className={`stack tight ${styles.facts}`}>
      <div>
        <dt>{words.page.cost}</dt>
        <dd>
          {any === undefined ? (
            <strong {...mark}>{cost.inAll}</strong>
          ) : (
            <strong>{tell(sumOf(paid), any.currency)}</strong>
          )}
          <span className="quiet">
            {any === undefined && cost.inAll === '' && words.page.costToLookUp}
            <SourceLinks sources={cost.sources} />
          </span>
          {paid.map(({ label, amount, currency, source }) => (
            <span className="quiet" key={label}>
              <bdi {...mark}>{label}</bdi>: {tell(amount, currency)}
              <SourceLinks sources={[source]} />
            </span>
          ))}
        </dd>
      </div>
      <div>
        <dt>{words.page.time}</dt>
        <dd>
          <strong {...mark}>{time.told}</strong>
          <span className="quiet">
            <SourceLinks sources={time.sources} />
          </span>
        </dd>
      </div>
    </dl>
  );
}

function Questions({ known, own, words, mark, onChange }: CaseProps) {
  const group = useId();
  return known.conditions.map(({ id, question }) => (
    <fieldset className="asks" key={id}>
      <legend {...mark}>{question}</legend>
      {([true, false] as const).map((answer) => (
        <label key={String(answer)}>
          <input
            type="radio"
            name={`${group}-${id}`}
            checked={own.answers[id] === answer}
            onChange={() => onChange(known, answered(id, answer))}
          />{' '}
          {answer ? words.yes : words.no}
        </label>
      ))}
    </fieldset>
  ));
}

function Items({ items, ...props }: CaseProps & { items: PlanItem[] }) {
  return (
    <ul className={`stack tight ${styles.items}`}>
      {itemsFor(items, props.own).map((item) => (
        <li key={item.id}>
          <Item {...props} item={item} />
        </li>
      ))}
    </ul>
  );
}

/** The steps as our path: those that are done, the next one, and those to come. */
function Trail(props: CaseProps) {
  const steps = itemsFor(props.known.steps, props.own);
  const next = steps.find((step) => stateOf(step, props.own) !== 'ticked');
  return (
    <ol className={`steps ${styles.items} ${styles.trail}`}>
      {steps.map((step) => (
        <li
          key={step.id}
          aria-current={step === next ? 'step' : undefined}
          data-done={stateOf(step, props.own) === 'ticked' || undefined}
        >
          <Item {...props} item={step} />
          <DoneOn {...props} day={props.own.doneOn?.[step.id]} />
        </li>
      ))}
    </ol>
  );
}

function Item({ known, own, words, mark, today, onChange, item }: CaseProps & { item: PlanItem }) {
  const state = stateOf(item, own);
  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={state === 'ticked'}
          onChange={({ target: { checked } }) =>
            onChange(known, ticked(item, checked ? today : null))
          }
        />
        <span {...mark}>{item.name}</span>
      </label>
      {state === 'changed' && <p className="caution">{words.list.changed}</p>}
    </>
  );
}
