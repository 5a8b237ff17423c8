import { type CaseInPlan, calendarEntries } from '../../../plan/calendar-entries.ts';
import { feesFor, sumOf } from '../../../plan/fees.ts';
import { tellMoney } from '../../../plan/money.ts';
import type { CasePlan, Day, PlannedCase } from '../../../plan/shapes.ts';
import { itemsFor, stateOf } from '../../../plan/ticks.ts';
import { filled } from '../../plan-words.ts';
import styles from './PlanPage.module.css';
import type { PageView } from './use-plan.ts';

type OverviewProps = PageView & { entries: readonly CaseInPlan[] };

/** The next step of each case, the days in order, and what all of it costs. */
export function Overview(props: OverviewProps) {
  const { entries, words } = props;
  if (entries.length === 0) return null;
  return (
    <div className={styles.overview}>
      <section aria-labelledby="plan-next">
        <h2 id="plan-next">{words.page.next}</h2>
        <ol className={styles.next}>
          {entries.map(({ known, own }) => (
            <li key={known.id}>
              <strong>{nextOf(known, own) ?? words.page.done}</strong>
              <a href={`#${anchorOf(known.id)}`}>{known.title}</a>
            </li>
          ))}
        </ol>
      </section>
      <Dates {...props} />
      <Costs {...props} />
    </div>
  );
}

/** Where the card of a case stands on the page. */
export function anchorOf(id: string): string {
  return `case-${id.replaceAll('/', '-')}`;
}

function nextOf({ steps }: PlannedCase, own: CasePlan): string | null {
  const next = itemsFor(steps, own).find((step) => stateOf(step, own) !== 'ticked');
  return next?.name ?? null;
}

function Dates({ entries, words, language, today, siteUrl }: OverviewProps) {
  const dates = calendarEntries(entries, { today, siteUrl, words: words.calendar });
  if (dates.length === 0) return null;
  return (
    <section aria-labelledby="plan-dates">
      <h2 id="plan-dates">{words.page.dates}</h2>
      <ol className={styles.dates}>
        {dates.map(({ id, title, when }) => (
          <li key={id}>
            <time dateTime={when.day}>{dayLabel(when.day, language)}</time>
            {'time' in when && ` ${when.time}`}
            <span>{title}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Fees of one currency add up; what cannot be added stands in words beside its case. */
function Costs({ entries, words, language }: OverviewProps) {
  const fees = entries.flatMap(({ known }) => known.cost.rows);
  const paid = entries.flatMap(({ known, own }) => feesFor(known.cost.rows, own));
  const currencies = [...new Set(fees.map(({ currency }) => currency))];
  const told = entries.filter(({ known }) => known.cost.rows.length === 0);
  return (
    <section aria-labelledby="plan-cost">
      <h2 id="plan-cost">{words.page.cost}</h2>
      <ul className={styles.sums}>
        {currencies.map((currency) => {
          const amount = sumOf(paid.filter((fee) => fee.currency === currency));
          return <li key={currency}>{tellMoney({ amount, currency }, language, words.list)}</li>;
        })}
        {told.map(({ known }) => (
          <li key={known.id}>
            {filled(known.cost.inAll === '' ? words.page.costToLookUpOf : words.page.costOf, {
              cost: known.cost.inAll,
              title: known.title,
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "Monday 23 November 2026". */
export function dayLabel(day: Day, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(day),
  );
}
