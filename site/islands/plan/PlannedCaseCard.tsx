import { useId } from 'react';
import type { CaseInPlan } from '../../../plan/calendar-entries.ts';
import { feesFor, sumOf } from '../../../plan/fees.ts';
import { tellMoney } from '../../../plan/money.ts';
import type { PlanItem } from '../../../plan/shapes.ts';
import { answered, goneFrom, itemsFor, progressOf, stateOf, ticked } from '../../../plan/ticks.ts';
import { filled } from '../../plan-words.ts';
import { CaseDates } from './CaseDates.tsx';
import { anchorOf, dayLabel } from './Overview.tsx';
import styles from './PlanPage.module.css';
import { SourceLinks } from './SourceLinks.tsx';
import type { CaseProps, PlanEntry } from './use-plan.ts';

type CardProps = Omit<CaseProps, keyof CaseInPlan> & { entry: PlanEntry; onRemove: () => void };

/** One case: what to bring and do, with boxes; its cost, its dates, a note, and the way to its page and to the authority. */
export function PlannedCaseCard({ entry, onRemove, ...shared }: CardProps) {
  const { known, own, id } = entry;
  const { page } = shared.words;
  return (
    <article className={styles.card} id={anchorOf(id)}>
      <h3>
        <a href={own.path}>{typeof known === 'string' ? own.title : known.title}</a>
      </h3>
      {known === 'loading' && <p role="status">{page.loading}</p>}
      {known === 'unreachable' && <p className={styles.caution}>{page.unreachable}</p>}
      {known === 'gone' && <p className={styles.caution}>{page.goneCase}</p>}
      {typeof known !== 'string' && <Details known={known} own={own} {...shared} />}
      <button type="button" className={styles.link} onClick={onRemove}>
        {page.remove}
      </button>
    </article>
  );
}

function Details(props: CaseProps) {
  const { known, own, words, language, onChange } = props;
  const { page } = words;
  const hintId = `${anchorOf(known.id)}-note-hint`;
  const missing = itemsFor(known.bring, own).filter((item) => stateOf(item, own) !== 'ticked');
  const gone = goneFrom(known, own);
  return (
    <>
      <p>
        {missing.length === 0
          ? page.nothingMissing
          : filled(page.missing, { items: missing.map(({ name }) => name).join(', ') })}
      </p>
      <Facts {...props} />
      {gone.map((item) => (
        <p className={styles.caution} key={item}>
          {filled(words.list.gone, { item })}
        </p>
      ))}
      <details className={styles.fold}>
        <summary>
          {page.bring}: {filled(words.list.ready, progressOf(known.bring, own))}
        </summary>
        <Questions {...props} />
        <Items {...props} items={known.bring} />
      </details>
      <details className={styles.fold}>
        <summary>
          {page.steps}: {filled(words.list.done, progressOf(known.steps, own))}
        </summary>
        <Items {...props} items={known.steps} />
      </details>
      <CaseDates {...props} />
      <details className={styles.fold} open={own.note !== ''}>
        <summary>{page.note}</summary>
        <p className={styles.hint} id={hintId}>
          {page.noteHint}
        </p>
        <textarea
          className={styles.control}
          aria-label={page.note}
          aria-describedby={hintId}
          rows={3}
          maxLength={4_000}
          value={own.note}
          onChange={({ target: { value } }) => onChange(known, (now) => ({ ...now, note: value }))}
        />
      </details>
      <p className={styles.hint}>
        {filled(page.writtenOn, {
          day: dayLabel(known.writtenOn, language),
          authority: known.authority,
        })}{' '}
        <a href={known.apply.url}>{known.apply.label}</a>
      </p>
    </>
  );
}

/** What this visitor pays, and how long it takes, each with its source. */
function Facts({ known: { cost, time }, own, words, language }: CaseProps) {
  const paid = feesFor(cost.rows, own);
  const tell = (amount: number, currency: string) =>
    tellMoney({ amount, currency }, language, words.list);
  const [any] = cost.rows;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{words.page.cost}</dt>
        <dd>
          <strong>{any === undefined ? cost.inAll : tell(sumOf(paid), any.currency)}</strong>
          <span className={styles.hint}>
            {any === undefined && cost.inAll === '' && words.page.costToLookUp}
            <SourceLinks sources={cost.sources} />
          </span>
          {paid.map(({ label, amount, currency, source }) => (
            <span className={styles.hint} key={label}>
              {label}: {tell(amount, currency)}
              <SourceLinks sources={[source]} />
            </span>
          ))}
        </dd>
      </div>
      <div>
        <dt>{words.page.time}</dt>
        <dd>
          <strong>{time.told}</strong>
          <span className={styles.hint}>
            <SourceLinks sources={time.sources} />
          </span>
        </dd>
      </div>
    </dl>
  );
}

function Questions({ known, own, words, onChange }: CaseProps) {
  const group = useId();
  return known.conditions.map(({ id, question }) => (
    <fieldset className={styles.question} key={id}>
      <legend>{question}</legend>
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

function Items({ known, own, words, onChange, items }: CaseProps & { items: PlanItem[] }) {
  return (
    <ul className={styles.items}>
      {itemsFor(items, own).map((item) => {
        const state = stateOf(item, own);
        return (
          <li key={item.id}>
            <label>
              <input
                type="checkbox"
                checked={state === 'ticked'}
                onChange={({ target: { checked } }) => onChange(known, ticked(item, checked))}
              />
              <span>{item.name}</span>
            </label>
            {state === 'changed' && <p className={styles.caution}>{words.list.changed}</p>}
          </li>
        );
      })}
    </ul>
  );
}
