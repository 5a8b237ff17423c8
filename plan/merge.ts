import { type CasePlan, longestNote, mostOwnSteps, type OwnStep, type Plan } from './shapes.ts';

type Dates = Required<CasePlan['dates']>;
type Both<Value> = { mine: Value; theirs: Value };

/** What two plans say of one thing, and not the same. */
export type Difference = {
  /** Names it in `taken` of mergePlans. */
  key: string;
  caseId: string;
} & (
  | ({ of: 'needed' | 'ends' } & Both<Dates['needed']>)
  | ({ of: 'appointment' } & Both<Dates['appointment']>)
  | ({ of: 'answer'; condition: string } & Both<boolean>)
  | ({ of: 'ownStep' } & Both<OwnStep>)
);

/** What would be lost of `theirs` where `mine` stays. Notes are not among it: both are kept. */
export function differencesOf(mine: Plan, theirs: Plan): Difference[] {
  return Object.entries(mine.cases).flatMap(([caseId, own]) => {
    const other = theirs.cases[caseId];
    return other === undefined ? [] : differencesOfCase(caseId, own, other);
  });
}

function differencesOfCase(caseId: string, mine: CasePlan, theirs: CasePlan): Difference[] {
  const place = (field: string) => ({ key: `${caseId} ${field}`, caseId });
  const differences: Difference[] = [];
  for (const of of ['needed', 'ends'] as const) {
    const both = { mine: mine.dates[of], theirs: theirs.dates[of] };
    if (differ(both)) differences.push({ ...place(of), of, ...both });
  }
  const visit = { mine: mine.dates.appointment, theirs: theirs.dates.appointment };
  if (differ(visit)) differences.push({ ...place('appointment'), of: 'appointment', ...visit });
  for (const [condition, answer] of Object.entries(mine.answers)) {
    const both = { mine: answer, theirs: theirs.answers[condition] };
    if (differ(both)) {
      differences.push({ ...place(`answer ${condition}`), of: 'answer', condition, ...both });
    }
  }
  for (const step of mine.ownSteps ?? []) {
    const both = { mine: step, theirs: theirs.ownSteps?.find(({ id }) => id === step.id) };
    if (differ(both)) differences.push({ ...place(`step ${step.id}`), of: 'ownStep', ...both });
  }
  return differences;
}

function differ<Value>(both: {
  mine: Value | undefined;
  theirs: Value | undefined;
}): both is Both<Value> {
  const { mine, theirs } = both;
  return mine !== undefined && theirs !== undefined && !isSame(mine, theirs);
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
      cases[difference.caseId] = withTheirs(own, difference);
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

function withTheirs(own: CasePlan, difference: Difference): CasePlan {
  switch (difference.of) {
    case 'answer':
      return {
        ...own,
        answers: { ...own.answers, [difference.condition]: difference.theirs },
      };
    case 'ownStep': {
      const { theirs } = difference;
      return {
        ...own,
        ownSteps: own.ownSteps?.map((step) => (step.id === theirs.id ? theirs : step)) ?? [],
      };
    }
    default:
      return { ...own, dates: { ...own.dates, [difference.of]: difference.theirs } };
  }
}
