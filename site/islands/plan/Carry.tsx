import { useRef, useState } from 'react';
import { type CaseInPlan, calendarEntries } from '../../../plan/calendar-entries.ts';
import {
  mergePlans,
  planFile,
  planFragment,
  planInFragment,
  readPlan,
} from '../../../plan/carry.ts';
import type { Plan } from '../../../plan/shapes.ts';
import type { PlanStore } from '../../../plan/store.ts';
import { filled } from '../../plan-words.ts';
import styles from './PlanPage.module.css';
import type { PageWords } from './page-words.ts';
import type { PageView } from './use-plan.ts';

type CarryProps = PageView & {
  plan: Plan;
  entries: readonly CaseInPlan[];
  store: PlanStore;
  /** Null while there is nothing to erase. */
  onErase: (() => void) | null;
};

/** The plan as a calendar, a file and a link, a plan from a file, and the way to leave nothing here. */
export function Carry({ plan, entries, store, words, today, siteUrl, onErase }: CarryProps) {
  const { page } = words;
  const [told, setTold] = useState('');
  const [link, setLink] = useState<string | null>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const isEmpty = Object.keys(plan.cases).length === 0;

  async function putInCalendar(): Promise<void> {
    const dates = calendarEntries(entries, { today, siteUrl, words: words.calendar });
    if (dates.length === 0) return setTold(page.noDates);
    // The library that writes calendars is as large as the rest of the page.
    const { calendarFile } = await import('../../../plan/calendar-file.ts');
    download('waymark-plan.ics', 'text/calendar', calendarFile(dates, new Date()));
  }

  async function takeIn(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    const read = readPlan(await file.text());
    if ('plan' in read) setTold(takePlanIn(store, { theirs: read.plan, words }));
    else setTold(read.problem === 'newer' ? page.newerFile : page.notPlan);
  }

  return (
    <section className={styles.carry} aria-labelledby="plan-carry">
      <h2 id="plan-carry">{page.carry}</h2>
      <ul className={styles.tools}>
        {!isEmpty && (
          <>
            <li>
              <Tool onClick={() => void putInCalendar()}>{page.calendar}</Tool>
            </li>
            <li>
              <Tool onClick={() => setLink(siteUrl + location.pathname + planFragment(plan))}>
                {page.link}
              </Tool>
            </li>
            <li>
              <Tool
                onClick={() => download('waymark-plan.json', 'application/json', planFile(plan))}
              >
                {page.save}
              </Tool>
            </li>
          </>
        )}
        <li>
          <input
            ref={chooser}
            hidden
            type="file"
            accept=".json,application/json"
            aria-label={page.takeIn}
            onChange={({ target }) => {
              void takeIn(target.files?.[0]);
              target.value = '';
            }}
          />
          <Tool onClick={() => chooser.current?.click()}>{page.takeIn}</Tool>
        </li>
      </ul>
      <p role="status">{told}</p>
      {link !== null && !isEmpty && (
        <label className={styles.field}>
          {page.linkLabel}
          <input
            className={styles.control}
            readOnly
            value={link}
            onFocus={({ target }) => target.select()}
          />
          <span className={styles.hint}>{page.linkHint}</span>
        </label>
      )}
      {onErase !== null && (
        <div className={styles.erase}>
          <Tool onClick={onErase}>{page.erase}</Tool>
          <p className={styles.hint}>{page.eraseHint}</p>
        </div>
      )}
    </section>
  );
}

function Tool({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" className={styles.tool} onClick={onClick}>
      {children}
    </button>
  );
}

type OfferedProps = Pick<CarryProps, 'store' | 'words'> & { fragment: string };

/** A plan that came in the address, for the visitor to take in or to leave. */
export function Offered({ store, words, fragment }: OfferedProps) {
  const { page } = words;
  const [offered, setOffered] = useState(() => planInFragment(fragment));
  const [told, setTold] = useState('');

  function close(sentence: string): void {
    setOffered(null);
    setTold(sentence);
    history.replaceState(history.state, '', location.pathname);
  }

  if (offered === null) return told === '' ? null : <p role="status">{told}</p>;
  if ('problem' in offered) {
    return (
      <p className={styles.caution}>
        {offered.problem === 'newer' ? page.newerFile : page.notPlan}
      </p>
    );
  }
  const theirs = offered.plan;
  return (
    <section className={styles.offered}>
      <p>{page.offered}</p>
      <ul>
        {Object.entries(theirs.cases).map(([id, { title }]) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      <Tool onClick={() => close(takePlanIn(store, { theirs, words }))}>{page.accept}</Tool>{' '}
      <button type="button" className={styles.link} onClick={() => close('')}>
        {page.decline}
      </button>
    </section>
  );
}

/** Adds a plan to the one that is here, and returns what was taken over, in words. */
function takePlanIn(
  store: PlanStore,
  { theirs, words }: { theirs: Plan; words: PageWords },
): string {
  const before = ticksIn(store.read().plan);
  store.change((mine) => mergePlans(mine, theirs));
  const { page } = words;
  return filled(page.takenIn, {
    cases: counted(page.caseCount, Object.keys(theirs.cases).length),
    ticks: counted(page.tickCount, ticksIn(store.read().plan) - before),
  });
}

function ticksIn({ cases }: Plan): number {
  return Object.values(cases).reduce((sum, { ticked }) => sum + Object.keys(ticked).length, 0);
}

function counted({ one, many }: { one: string; many: string }, count: number): string {
  return count === 1 ? one : filled(many, { count });
}

function download(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.download = name;
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.click();
  URL.revokeObjectURL(link.href);
}
