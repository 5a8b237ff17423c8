import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { planInFragment } from '../../../plan/carry.ts';
import type { PlanStore } from '../../../plan/store.ts';
import { Tool } from './Carry.tsx';
import { useMarkOf } from './languages.ts';
import styles from './PlanPage.module.css';
import { takePlanIn } from './take-plan-in.ts';
import type { PageView } from './use-plan.ts';

type OfferedProps = Pick<PageView, 'words'> & {
  store: PlanStore;
  /** What stands behind the "#" of the address as the page opens. */
  fragment: string;
  /** Shape: a sentence that says what was done, '' where nothing was. */
  onClose: (sentence: string) => void;
};

/** A plan that came in the address, for the visitor to take in or to leave. */
export function Offered({ store, words, fragment, onClose }: OfferedProps) {
  const { page } = words;
  const markOf = useMarkOf();
  const [offered, setOffered] = useState(() => planInFragment(fragment));
  const place = useRef<HTMLElement>(null);

  useEffect(() => {
    function look(): void {
      const pasted = planInFragment(location.hash);
      if (pasted === null) return;
      flushSync(() => setOffered(pasted));
      place.current?.focus();
    }
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  function close(sentence: string): void {
    setOffered(null);
    history.replaceState(history.state, '', location.pathname);
    onClose(sentence);
  }

  if (offered === null) return null;
  if ('problem' in offered) {
    return (
      <section className={styles.caution} ref={place} tabIndex={-1}>
        {offered.problem === 'newer' ? page.newerFile : page.notPlan}
      </section>
    );
  }
  const theirs = offered.plan;
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
      <Tool onClick={() => close(takePlanIn(store, { theirs, words }))}>{page.accept}</Tool>{' '}
      <button type="button" className={styles.link} onClick={() => close('')}>
        {page.decline}
      </button>
    </section>
  );
}
