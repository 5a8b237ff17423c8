import { useEffect, useState } from 'react';
import type { CaseInPlan } from '../../../plan/shapes.ts';
import type { PlanStore } from '../../../plan/store.ts';
import { ButtonLink } from '../../components/elements/ButtonLink.tsx';
import { keepOffline, keptAddresses } from '../../offline/keep.ts';
import { Carry } from './Carry.tsx';
import { Offered, useOffer } from './Offered.tsx';
import { Overview } from './Overview.tsx';
import { PlannedCaseCard } from './PlannedCaseCard.tsx';
import styles from './PlanPage.module.css';
import { useActions } from './use-actions.tsx';
import { type Known, type PageView, type PlanEntry, usePlan } from './use-plan.ts';

type PlanPageProps = PageView & {
  store: PlanStore;
  load: (path: string) => Promise<Known>;
  /** Where a case is found. */
  finderPath: string;
  /** What the address carries behind its "#": another person's plan, or nothing. */
  fragment: string;
};

/** The plan that this device keeps, with what the site says today of each case. */
export function PlanPage({ load, ...view }: PlanPageProps) {
  return <PlanView {...view} {...usePlan(view.store, load)} />;
}

type PlanViewProps = Omit<PlanPageProps, 'load'> & ReturnType<typeof usePlan>;

/** Every case that somebody has begun, together: what to do next, what is missing, what it costs, and when. */
export function PlanView(props: PlanViewProps) {
  const { store, plan, trouble, knownOf, finderPath, fragment, ...view } = props;
  const { words } = view;
  const { notice, change, remove, erase, bringBack, closeOffer } = useActions(props);
  const entries = Object.entries(plan.cases).map(
    ([id, own]): PlanEntry => ({ id, own, known: knownOf(id) }),
  );
  const loaded = entries.flatMap(({ known, own }) =>
    typeof known === 'string' ? [] : [{ known, own }],
  );
  const offer = useOffer(fragment);
  const isAtHand = useOffline(loaded, view);
  const before = notice?.before ?? null;

  return (
    <div className={`stack ${styles.page}`}>
      <Trouble trouble={trouble} store={store} words={words} />
      <Offered {...view} {...{ offer, store, plan }} entries={loaded} onClose={closeOffer} />
      <div role="status">
        {notice !== null && (
          <p className={styles.told}>
            {notice.told}{' '}
            {before !== null && (
              <button type="button" className={styles.link} onClick={() => bringBack(before)}>
                {words.page.undo}
              </button>
            )}
          </p>
        )}
      </div>
      {entries.length === 0 ? (
        <Empty words={words} finderPath={finderPath} />
      ) : (
        <>
          <Overview {...view} entries={loaded} />
          <section aria-labelledby="plan-cases">
            <h2 id="plan-cases" tabIndex={-1}>
              {words.page.cases}
            </h2>
            {entries.map((entry) => (
              <PlannedCaseCard
                {...view}
                key={entry.id}
                entry={entry}
                onChange={change}
                onRemove={() => remove(entry)}
              />
            ))}
            {isAtHand && <p className="quiet">{words.page.offline}</p>}
          </section>
        </>
      )}
      <Carry
        {...view}
        plan={plan}
        entries={loaded}
        store={store}
        onOffer={offer.offer}
        onErase={entries.length === 0 && trouble === null ? null : erase}
      />
    </div>
  );
}

type TroubleProps = Pick<PlanPageProps, 'store' | 'words'> & {
  trouble: ReturnType<PlanStore['read']>['trouble'];
};

/** Why the plan is not kept; what cannot be read can be saved before it is erased. */
function Trouble({ trouble, store, words }: TroubleProps) {
  if (trouble === null) return null;
  const raw = store.raw();
  return (
    <div className="caution" role="status">
      <p>{words.trouble[trouble]}</p>
      {raw !== null && trouble === 'broken' && (
        <a
          className={styles.link}
          download="waymark-plan.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(raw)}`}
        >
          {words.trouble.saveRaw}
        </a>
      )}
    </div>
  );
}

function Empty({ words: { page }, finderPath }: Pick<PlanPageProps, 'words' | 'finderPath'>) {
  return (
    <div className="stack tight">
      <h2 id="plan-empty" tabIndex={-1}>
        {page.empty.title}
      </h2>
      <p>{page.empty.text}</p>
      <p>
        <ButtonLink href={finderPath}>{page.empty.find}</ButtonLink>
      </p>
    </div>
  );
}

/** Has this page and those of the cases at hand without a network, and says whether they all are. */
function useOffline(cases: readonly CaseInPlan[], { words, language }: PageView): boolean {
  const [isAtHand, setIsAtHand] = useState(false);
  const paths = cases.map(({ known: { path } }) => path).join(' ');
  useEffect(() => {
    if (paths === '') return;
    const addresses = keptAddresses(location.pathname, paths.split(' '));
    void keepOffline({ addresses, notice: words.page.savedPage, language }).then((missed) =>
      setIsAtHand(missed?.length === 0),
    );
  }, [paths, words, language]);
  return isAtHand && paths !== '';
}
