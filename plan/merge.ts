import {
  type CasePlan,
  type Day,
  longestNote,
  mostOwnSteps,
  type OwnStep,
  type Plan,
} from './shapes.ts';
import { withOwnStep } from './ticks.ts';

/** What a plan may say of a case and another one otherwise. Notes are not among it: both are kept. */
type Saying =
  | { of: 'needed' | 'ends'; is: Day }
  | { of: 'appointment'; is: NonNullable<CasePlan['dates']['appointment']> }
  | { of: 'answer'; condition: string; is: boolean }
  | { of: 'ownStep'; is: OwnStep };

/** What two plans say of one thing, and not the same. Shape: `key` names it in `taken` of mergePlans. */
export type Difference = { key: string; caseId: string; mine: Saying; theirs: Saying };

/** What would be lost of `theirs` where `mine` stays. */
export function differencesOf(mine: Plan, theirs: Plan): Difference[] {
  return Object.entries(mine.cases).flatMap(([caseId, own]) => {
    const other = theirs.cases[caseId];
    const others = other && sayingsOf(other);
    return [...sayingsOf(own)].flatMap(([name, said]) => {
      const theirs = others?.get(name);
      if (theirs === undefined || isSame(said.is, theirs.is)) return [];
      return [{ key: `${caseId} ${name}`, caseId, mine: said, theirs }];
    });
  });
}

/** By what each is about. */
function sayingsOf({ dates, answers, ownSteps = [] }: CasePlan): ReadonlyMap<string, Saying> {
  return new Map<string, Saying>([
    ...Object.entries(dates).map(([of, is]) => [of, { of, is } as Saying] as const),
    ...Object.entries(answers).map(
      ([condition, is]) => [`answer ${condition}`, { of: 'answer', condition, is }] as const,
    ),
    ...ownSteps.map((is) => [`step ${is.id}`, { of: 'ownStep', is }] as const),
  ]);
}

/** Of values whose fields are texts. */
function isSame(one: unknown, other: unknown): boolean {
  const told = (value: unknown) =>
    typeof value === 'object' && value !== null
      ? JSON.stringify(Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b)))
      : JSON.stringify(value);
  return told(one) === told(other);
}

/**
 * Two plans as one: ticks, notes and own steps of both stand. Where both say something else, what is `mine` stays, but for the differences
 * whose keys are `taken`: there it is theirs.
 */
export function mergePlans(mine: Plan, theirs: Plan, taken: ReadonlySet<string> = new Set()): Plan {
  const cases = { ...theirs.cases };
  for (const [id, own] of Object.entries(mine.cases)) {
    const other = theirs.cases[id];
    cases[id] = other === undefined ? own : mergeCases(own, other);
  }
  for (const difference of differencesOf(mine, theirs)) {
    const own = cases[difference.caseId];
    if (own !== undefined && taken.has(difference.key)) {
      cases[difference.caseId] = withSaying(own, difference.theirs);
    }
  }
  return { version: 1, cases };
}

function mergeCases(mine: CasePlan, theirs: CasePlan): CasePlan {
  const [started = mine.started] = [mine.started, theirs.started].sort();
  const known = new Set(mine.ownSteps?.map(({ id }) => id));
  const added = theirs.ownSteps?.filter(({ id }) => !known.has(id)) ?? [];
  return {
    ...mine,
    started,
    ticked: { ...theirs.ticked, ...mine.ticked },
    ...((mine.doneOn ?? theirs.doneOn) && { doneOn: { ...theirs.doneOn, ...mine.doneOn } }),
    ...((mine.ownSteps ?? theirs.ownSteps) && {
      ownSteps: [...(mine.ownSteps ?? []), ...added].slice(0, mostOwnSteps),
    }),
    answers: { ...theirs.answers, ...mine.answers },
    dates: { ...theirs.dates, ...mine.dates },
    note: bothNotes(mine.note, theirs.note),
  };
}

/** One note of two. What one of them holds already is not said twice. */
function bothNotes(mine: string, theirs: string): string {
  if (mine.includes(theirs)) return mine;
  if (theirs.includes(mine)) return theirs;
  const both = `${mine}\n\n${theirs}`;
  return both.length > 2 * longestNote + 2 ? mine : both;
}

function withSaying(own: CasePlan, said: Saying): CasePlan {
  switch (said.of) {
    case 'answer':
      return { ...own, answers: { ...own.answers, [said.condition]: said.is } };
    case 'ownStep':
      return withOwnStep(said.is)(own);
    default:
      return { ...own, dates: { ...own.dates, [said.of]: said.is } };
  }
}
