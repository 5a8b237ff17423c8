import { emptyPlan, type ReadPlan, readPlan } from './carry.ts';
import { type Plan, storageKey } from './shapes.ts';

/**
 * Why changes last only until the page is left: the browser keeps nothing for this site, its room is full, or what it keeps cannot be
 * read, and is then left as it is until the visitor says otherwise.
 */
type Trouble = 'blocked' | 'full' | Extract<ReadPlan, { problem: string }>['problem'];

/** `plan` is what the visitor sees, kept or not. The same object until something changes. */
type KeptPlan = { plan: Plan; trouble: Trouble | null };

export type PlanStore = ReturnType<typeof openStore>;

/** Where the name of a calendar is kept, for as long as the plan is. */
const calendarKey = `${storageKey}-calendar`;

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The plan on this device.
 * Shape: `place` is asked for each time it is needed, because asking for it throws where storage is blocked.
 */
export function openStore(place: () => Place) {
  let kept: KeptPlan = { plan: emptyPlan(), trouble: null };
  let text: string | null = null;
  let calendar: string | null = null;
  const listeners = new Set<() => void>();

  function tell(next: KeptPlan): void {
    kept = next;
    for (const listener of listeners) listener();
  }

  /** Looks again at what is kept: another tab may have changed it. What only this page holds stays. */
  function look(): void {
    let found: string | null;
    try {
      found = place().getItem(storageKey);
    } catch {
      if (kept.trouble !== 'blocked') tell({ ...kept, trouble: 'blocked' });
      return;
    }
    if (found === text) return;
    text = found;
    const read: ReadPlan = found === null ? { plan: emptyPlan() } : readPlan(found);
    tell('plan' in read ? { plan: read.plan, trouble: null } : { ...kept, trouble: read.problem });
  }

  function write(plan: Plan): void {
    const next = Object.keys(plan.cases).length === 0 ? null : JSON.stringify(plan);
    try {
      if (next !== null) place().setItem(storageKey, next);
      else for (const key of [storageKey, calendarKey]) place().removeItem(key);
    } catch {
      tell({ plan, trouble: next === null || kept.trouble === 'blocked' ? 'blocked' : 'full' });
      return;
    }
    text = next;
    tell({ plan, trouble: null });
  }

  look();
  return {
    read: (): KeptPlan => kept,
    look,
    /** Applies a change to what is kept now, and keeps the outcome, or has it last until the page is left. */
    change(update: (plan: Plan) => Plan): void {
      look();
      const plan = update(kept.plan);
      if (kept.trouble === 'broken' || kept.trouble === 'newer') tell({ ...kept, plan });
      else write(plan);
    },
    /** What is kept, as it is kept: the only way to save what cannot be read. */
    raw: (): string | null => text,
    /**
     * A name by which a calendar knows the entries of this device again, and mistakes nobody else's for them: it is made by chance, and
     * goes with no plan that is sent.
     */
    calendarName(): string {
      try {
        calendar = place().getItem(calendarKey) ?? calendar ?? randomName();
        place().setItem(calendarKey, calendar);
      } catch {
        // It lasts until the page is left, as such a plan does.
        calendar ??= randomName();
      }
      return calendar;
    },
    /** Leaves nothing behind, not even what could not be read. */
    erase: (): void => write(emptyPlan()),
    /** Returns what ends it. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function randomName(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
