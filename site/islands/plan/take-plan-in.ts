import type { PlanPageWords } from '../../../compiler/schemas/plan-words.ts';
import { filled } from '../../../plan/filled.ts';
import { mergePlans } from '../../../plan/merge.ts';
import type { Plan } from '../../../plan/shapes.ts';
import type { PlanStore } from '../../../plan/store.ts';

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
