import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PlanPageWords } from '../../../compiler/schemas/plan-words.ts';
import { planInFragment, type ReadPlan } from '../../../plan/carry.ts';
import { dayLabel } from '../../../plan/dates.ts';
import { filled } from '../../../plan/filled.ts';
import { type Difference, differencesOf, mergePlans } from '../../../plan/merge.ts';
import type { CaseInPlan, Plan } from '../../../plan/shapes.ts';
import type { PlanStore } from '../../../plan/store.ts';
import styles from './PlanPage.module.css';
import { Tool, useMarkOf } from './small-parts.tsx';
import type { PageView } from './use-plan.ts';

/** A plan that came in the address or in a file, until the visitor takes it in or leaves it; null for none. `place` is where it is shown. */
export function useOffer(fragment: string) {
  const [offered, setOffered] = useState(() => planInFragment(fragment));
  const place = useRef<HTMLElement>(null);

  function offer(read: ReadPlan): void {
    flushSync(() => setOffered(read));
    place.current?.focus();
  }

  const look = useEffectEvent(() => {
    const pasted = planInFragment(location.hash);
    if (pasted !== null) offer(pasted);
  });
  useEffect(() => {
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);

  function close(): void {
    setOffered(null);
    history.replaceState(history.state, '', location.pathname);
  }
  return { offered, place, offer, close };
}

type OfferedProps = Pick<PageView, 'words' | 'language'> & {
  offer: ReturnType<typeof useOffer>;
  store: PlanStore;
  plan: Plan;
  entries: readonly CaseInPlan[];
  /** Shape: a sentence that says what was done, '' where nothing was. */
  onClose: (sentence: string) => void;
};

/** Another plan, for the visitor to take in or to leave. What it says otherwise stands beside what is here, to choose from. */
export function Offered({ offer, store, plan, entries, words, language, onClose }: OfferedProps) {
  const { page } = words;
  const markOf = useMarkOf();
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const { offered, place, close } = offer;

  function finish(sentence: string): void {
    close();
    setTaken(new Set());
    onClose(sentence);
  }
  function choose(key: string, isTheirs: boolean): void {
    setTaken(new Set(isTheirs ? [...taken, key] : [...taken].filter((one) => one !== key)));
  }

  if (offered === null) return null;
  if ('problem' in offered) {
    return (
      <section className="caution" ref={place} tabIndex={-1}>
        {offered.problem === 'newer' ? page.newerFile : page.notPlan}
      </section>
    );
  }
  const theirs = offered.plan;
  const differences = differencesOf(plan, theirs);
  return (
    <section className={styles.offered} ref={place} tabIndex={-1}>
      <p>{page.offered}</p>
      <ul>
        {Object.entries(theirs.cases).map(([id, { title, path }]) => (
          <li key={id} {...markOf(path)}>
            {title}
          </li>
        ))}
      </ul>
      {differences.length > 0 && <p>{page.differs}</p>}
      {differences.map((difference) => (
        <Choice
          key={difference.key}
          {...{ difference, plan, entries, words, language }}
          isTheirs={taken.has(difference.key)}
          onChoose={(isTheirs) => choose(difference.key, isTheirs)}
        />
      ))}
      <Tool onClick={() => finish(takePlanIn(store, { theirs, taken, words }))}>{page.accept}</Tool>{' '}
      <button type="button" className={styles.link} onClick={() => finish('')}>
        {page.decline}
      </button>
    </section>
  );
}

type ChoiceProps = Pick<OfferedProps, 'plan' | 'entries' | 'words' | 'language'> & {
  difference: Difference;
  isTheirs: boolean;
  onChoose: (isTheirs: boolean) => void;
};

/** One thing that both plans say, and not the same. */
function Choice({ difference, isTheirs, onChoose, ...view }: ChoiceProps) {
  const { page } = view.words;
  const { key, caseId } = difference;
  const own = view.plan.cases[caseId];
  return (
    <fieldset className="asks">
      <legend>
        <bdi>{own?.title}</bdi>: {matterOf(difference, view)}
      </legend>
      {([false, true] as const).map((isOther) => (
        <label key={String(isOther)}>
          <input
            type="radio"
            name={key}
            checked={isTheirs === isOther}
            onChange={() => onChoose(isOther)}
          />{' '}
          {filled(isOther ? page.theirs : page.mine, {
            value: wordsOf(isOther ? difference.theirs : difference.mine, view),
          })}
        </label>
      ))}
    </fieldset>
  );
}

function matterOf(
  { mine, caseId }: Difference,
  { words: { page }, entries }: Pick<OfferedProps, 'words' | 'entries'>,
): string {
  if (mine.of === 'ownStep') return page.ownSteps;
  if (mine.of !== 'answer') return page[mine.of];
  const { condition } = mine;
  const conditions = entries.find(({ known: { id } }) => id === caseId)?.known.conditions;
  return conditions?.find(({ id }) => id === condition)?.question ?? condition.replaceAll('-', ' ');
}

function wordsOf(
  said: Difference['mine'],
  { words, language }: Pick<OfferedProps, 'words' | 'language'>,
) {
  switch (said.of) {
    case 'answer':
      return said.is ? words.yes : words.no;
    case 'appointment':
      return `${dayLabel(said.is.day, language)}, ${said.is.time}`;
    case 'ownStep': {
      const { words: step, by, doneOn } = said.is;
      return [
        step,
        by && filled(words.page.ownStepBy, { day: dayLabel(by, language) }),
        doneOn && filled(words.page.doneOn, { day: dayLabel(doneOn, language) }),
      ]
        .filter(Boolean)
        .join(' · ');
    }
    default:
      return dayLabel(said.is, language);
  }
}

type TakenPlan = {
  theirs: Plan;
  /** The differences in which theirs is to stand; see mergePlans. */
  taken: ReadonlySet<string>;
  words: PlanPageWords;
};

/** Adds a plan to the one that is here, and returns what was taken over, in words. */
export function takePlanIn(store: PlanStore, { theirs, taken, words }: TakenPlan): string {
  const before = ticksIn(store.read().plan);
  store.change((mine) => mergePlans(mine, theirs, taken));
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
