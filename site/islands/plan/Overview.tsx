import { momentsOf } from '../../../plan/calendar-entries.ts';
import { dayLabel, waitLabel } from '../../../plan/dates.ts';
import { feesFor, sumOf, tellMoney } from '../../../plan/money.ts';
import type { CaseInPlan, CasePlan, PlannedCase } from '../../../plan/shapes.ts';
import { itemsFor, stateOf } from '../../../plan/ticks.ts';
import styles from './PlanPage.module.css';
import { Sentence, useMarkOf } from './small-parts.tsx';
import type { PageView } from './use-plan.ts';

type OverviewProps = PageView & { entries: readonly CaseInPlan[] };

/** The next step of each case, the days in order, and what all of it costs. */
export function Overview(props: OverviewProps) {
  const { entries, words } = props;
  const markOf = useMarkOf();
  if (entries.length === 0) return null;
  const moments = momentsOf(entries, props.today);
  const order = moments.map(({ known }) => known.id);
  const soonest = ({ known: { id } }: CaseInPlan) =>
    order.includes(id) ? order.indexOf(id) : order.length;
  return (
    <div className={`stack ${styles.overview}`}>
      <section aria-labelledby="plan-next">
        <h2 id="plan-next">{words.page.next}</h2>
        <ol className={`stack tight ${styles.next}`}>
          {entries
            .toSorted((one, other) => soonest(one) - soonest(other))
            .map(({ known, own }) => (
              <li key={known.id}>
                <strong>
                  <Sentence
                    words={nextOf(known, own) === null ? words.page.done : '{step}'}
                    values={{ step: nextOf(known, own) ?? '' }}
                    mark={markOf(known.path)}
                  />
                </strong>
                <a href={`#${anchorOf(known.id)}`} {...markOf(known.path)}>
                  {known.title}
                </a>
              </li>
            ))}
        </ol>
      </section>
      <Dates {...props} moments={moments} />
      <Costs {...props} />
    </div>
  );
}

/** Where the card of a case stands on the page. */
export function anchorOf(id: string): string {
  return `case-${id.replaceAll('/', '-')}`;
}

/** The link to the page of a case, which its card begins with. */
export function titleIdOf(id: string): string {
  return `${anchorOf(id)}-title`;
}

function nextOf({ steps }: PlannedCase, own: CasePlan): string | null {
  const next = itemsFor(steps, own).find((step) => stateOf(step, own) !== 'ticked');
  const ownNext = own.ownSteps?.find(({ doneOn }) => doneOn === undefined);
  return next?.name ?? ownNext?.words ?? null;
}

function Dates({
  moments,
  words,
  language,
  today,
}: PageView & { moments: ReturnType<typeof momentsOf> }) {
  const markOf = useMarkOf();
  if (moments.length === 0) return null;
  return (
    <section aria-labelledby="plan-dates">
      <h2 id="plan-dates">{words.page.dates}</h2>
      <ol className={`steps stack tight ${styles.dates}`}>
        {moments.map(({ id, kind, known: { title, path }, step, when }) => (
          <li key={id}>
            <time dateTime={when.day}>{dayLabel(when.day, language)}</time>
            {'time' in when && ` ${when.time}`}{' '}
            <span className="quiet">{waitLabel(when.day, { today, language })}</span>{' '}
            <span>
              <Sentence words={words.calendar[kind]} values={{ title, step }} mark={markOf(path)} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Fees of one currency add up; what cannot be added stands in words beside its case. */
function Costs({ entries, words, language }: OverviewProps) {
  const markOf = useMarkOf();
  const fees = entries.flatMap(({ known }) => known.cost.rows);
  const paid = entries.flatMap(({ known, own }) => feesFor(known.cost.rows, own));
  const currencies = [...new Set(fees.map(({ currency }) => currency))];
  const told = entries.filter(({ known }) => known.cost.rows.length === 0);
  return (
    <section aria-labelledby="plan-cost">
      <h2 id="plan-cost">{words.page.cost}</h2>
      <ul className={`stack tight ${styles.sums}`}>
        {currencies.map((currency) => {
          const amount = sumOf(paid.filter((fee) => fee.currency === currency));
          return <li key={currency}>{tellMoney({ amount, currency }, language, words.list)}</li>;
        })}
        {told.map(({ known }) => (
          <li key={known.id}>
            <Sentence
              words={known.cost.inAll === '' ? words.page.costToLookUpOf : words.page.costOf}
              values={{ cost: known.cost.inAll, title: known.title }}
              mark={markOf(known.path)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
