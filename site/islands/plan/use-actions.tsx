import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CasePlan, Plan, PlannedCase } from '../../../plan/shapes.ts';
import type { PlanStore } from '../../../plan/store.ts';
import { withCase, withoutCase } from '../../../plan/ticks.ts';
import { forgetOffline } from '../../offline/keep.ts';
import { titleIdOf } from './Overview.tsx';
import { Sentence, useMarkOf } from './small-parts.tsx';
import type { PageView, PlanEntry } from './use-plan.ts';

/** What was just done, and the plan before it where that can be brought back. */
type Notice = { told: ReactNode; before: Plan | null };

type ActionsOptions = Pick<PageView, 'words' | 'today'> & {
  store: PlanStore;
  plan: Plan;
};

/** What a visitor does to the plan; each takes the keyboard on where the button that was pressed is no more. */
export function useActions({ store, plan, words: { page }, today }: ActionsOptions) {
  const markOf = useMarkOf();
  const [notice, setNotice] = useState<Notice | null>(null);

  /** Shape: `next` is the id of the case that the keyboard goes to; null for the heading above all of them. */
  function finish(next: string | null, done: Notice | null, update: () => void): void {
    flushSync(() => {
      setNotice(done);
      update();
    });
    const place = next === null ? '#plan-cases, #plan-empty' : `#${titleIdOf(next)}`;
    document.querySelector<HTMLElement>(place)?.focus();
  }

  return {
    notice,
    change(known: PlannedCase, update: (own: CasePlan) => CasePlan): void {
      setNotice(null);
      store.change((before) => withCase(before, known, { today, change: update }));
    },
    remove({ id, own, known }: PlanEntry): void {
      const { title, path } = typeof known === 'string' ? own : known;
      const told = <Sentence words={page.removed} values={{ title }} mark={markOf(path)} />;
      const ids = Object.keys(plan.cases);
      finish(ids[ids.indexOf(id) + 1] ?? null, { told, before: plan }, () =>
        store.change((now) => withoutCase(now, id)),
      );
      if (ids.length === 1) void forgetOffline();
    },
    erase(): void {
      finish(null, { told: page.erased, before: plan }, store.erase);
      void forgetOffline();
    },
    bringBack(before: Plan): void {
      const back = Object.keys(before.cases).find((id) => !(id in plan.cases)) ?? null;
      finish(back, null, () =>
        store.change((now) => ({ ...now, cases: { ...before.cases, ...now.cases } })),
      );
    },
    /** Shape: `told` is '' where there is nothing to say. */
    closeOffer(told: string): void {
      finish(null, told === '' ? null : { told, before: null }, () => {});
    },
  };
}
