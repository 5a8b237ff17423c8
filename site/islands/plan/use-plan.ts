import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CaseInPlan } from '../../../plan/calendar-entries.ts';
import {
  type CasePlan,
  type Day,
  type PlannedCase,
  plannedCasePath,
} from '../../../plan/shapes.ts';
import type { PlanStore } from '../../../plan/store.ts';
import type { PageWords } from './page-words.ts';

/** What the site says of a case now; `gone` when it has no such page any more. */
export type Known = PlannedCase | 'loading' | 'gone' | 'unreachable';

/** What every part of the page is told. */
export type PageView = {
  words: PageWords;
  /** Tag of the language that days and money are written in. */
  language: string;
  today: Day;
  /** Origin of this site, which links in a calendar lead to. */
  siteUrl: string;
};

/** A case of the plan with what the site says of it. */
export type PlanEntry = { id: string; own: CasePlan; known: Known };

/** What the parts of one case are told. */
export type CaseProps = PageView &
  CaseInPlan & { onChange: (known: PlannedCase, update: (own: CasePlan) => CasePlan) => void };

/** The plan as it is kept, and what the site says now of each case in it. */
export function usePlan(store: PlanStore, load: (path: string) => Promise<Known>) {
  const kept = useSyncExternalStore(store.subscribe, store.read);
  const [known, setKnown] = useState<Readonly<Record<string, Known>>>({});
  const paths = Object.values(kept.plan.cases).map(({ path }) => path);
  const wanted = paths.join(' ');

  useEffect(() => {
    let isOver = false;
    for (const path of wanted.split(' ').filter(Boolean)) {
      void load(path).then((found) => {
        if (!isOver) setKnown((before) => ({ ...before, [path]: found }));
      });
    }
    return () => {
      isOver = true;
    };
  }, [wanted, load]);

  return { ...kept, knownAt: (path: string): Known => known[path] ?? 'loading' };
}

/** What the build left beside the page of a case. A case that has moved is found where its old address leads. */
export async function loadCase(path: string): Promise<Known> {
  try {
    const answer = await fetch(plannedCasePath(path));
    if (answer.ok) return await answer.json();
    const page = await fetch(path);
    const moved = new URL(page.url).pathname;
    if (!page.ok || moved === path) return page.status === 404 ? 'gone' : 'unreachable';
    const there = await fetch(plannedCasePath(moved));
    return there.ok ? await there.json() : 'gone';
  } catch {
    return 'unreachable';
  }
}
