import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PlanPageWords } from '../../../compiler/schemas/plan-words.ts';
import {
  type CaseInPlan,
  type CasePlan,
  type Day,
  type PlannedCase,
  plannedCasePath,
} from '../../../plan/shapes.ts';
import type { PlanStore } from '../../../plan/store.ts';
import type { LanguageMark } from './small-parts.tsx';

/** What the site says of a case now; `gone` when it has no such page any more. */
export type Known = PlannedCase | 'loading' | 'gone' | 'unreachable';

/** What every part of the page is told. */
export type PageView = {
  words: PlanPageWords;
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
  CaseInPlan & {
    /** Of the words of the case. */
    mark: LanguageMark;
    onChange: (known: PlannedCase, update: (own: CasePlan) => CasePlan) => void;
  };

/** The plan as it is kept, and what the site says now of each case in it. */
export function usePlan(store: PlanStore, load: (path: string) => Promise<Known>) {
  const kept = useSyncExternalStore(store.subscribe, store.read);
  const [known, setKnown] = useState<Readonly<Record<string, Known>>>({});
  const wanted = JSON.stringify(
    Object.entries(kept.plan.cases).map(([id, { path }]): [string, string] => [id, path]),
  );

  useEffect(() => {
    let isOver = false;
    const cases: [string, string][] = JSON.parse(wanted);
    for (const [id, path] of cases) {
      void load(path).then((found) => {
        if (!isOver) setKnown((before) => ({ ...before, [id]: found }));
      });
    }
    return () => {
      isOver = true;
    };
  }, [wanted, load]);

  // By id: a case has another address in each language, and its words stay while those of a new one are fetched.
  return { ...kept, knownOf: (id: string): Known => known[id] ?? 'loading' };
}

/** A case in the language of this page, or else in the one in which it was begun. */
export async function loadCase(path: string, pathHere: string): Promise<Known> {
  const here = await loadAt(pathHere);
  return typeof here === 'string' && pathHere !== path ? loadAt(path) : here;
}

/** What the build left beside the page of a case. A case that has moved is found where its old address leads. */
async function loadAt(path: string): Promise<Known> {
  try {
    const answer = await fetch(plannedCasePath(path));
    if (answer.ok) return await caseIn(answer, path);
    const page = await fetch(path);
    const moved = new URL(page.url).pathname;
    if (!page.ok || moved === path) return page.status === 404 ? 'gone' : 'unreachable';
    const there = await fetch(plannedCasePath(moved));
    return there.ok ? await caseIn(there, moved) : 'gone';
  } catch {
    return 'unreachable';
  }
}

/** A plan from somebody else may name any address of this site, and what stands there need not be a case. */
async function caseIn(answer: Response, path: string): Promise<Known> {
  const found: PlannedCase | null = await answer.json();
  return found?.path === path && typeof found.id === 'string' ? found : 'gone';
}
