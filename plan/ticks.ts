import {
  type CasePlan,
  type Day,
  mostOwnSteps,
  type OwnStep,
  type Plan,
  type PlanItem,
  type PlannedCase,
} from './shapes.ts';

/** `changed`: it was ticked, and its words are others now, so it waits for another look. */
export function stateOf(item: PlanItem, plan: CasePlan | undefined) {
  const said = plan?.ticked[item.id];
  if (said === undefined) return 'open';
  return said === item.said ? 'ticked' : 'changed';
}

/** What is for this visitor. What nobody has answered yet counts: it might be needed. */
export function itemsFor<Item extends PlanItem>(
  items: readonly Item[],
  plan: CasePlan | undefined,
): Item[] {
  return items.filter(({ onlyIf }) => onlyIf === null || plan?.answers[onlyIf] !== false);
}

export function progressOf(items: readonly PlanItem[], plan: CasePlan | undefined) {
  const own = itemsFor(items, plan);
  return {
    done: own.filter((item) => stateOf(item, plan) === 'ticked').length,
    all: own.length,
  };
}

/** What was ticked and stands on the list no more, in the words of its id: "send your old passport". */
export function goneFrom({ bring, steps }: PlannedCase, { ticked }: CasePlan): string[] {
  const known = new Set([...bring, ...steps].map(({ id }) => id));
  return Object.keys(ticked)
    .filter((id) => !known.has(id))
    .map((id) => id.slice(id.indexOf('/') + 1).replaceAll('-', ' '));
}

/** The plan with a case changed, begun today where it was not in there. */
export function withCase(
  plan: Plan,
  { id, path, title }: Pick<PlannedCase, 'id' | 'path' | 'title'>,
  { today, change = (own) => own }: { today: Day; change?: (own: CasePlan) => CasePlan },
): Plan {
  const begun = { path, title, started: today, ticked: {}, answers: {}, dates: {}, note: '' };
  const own: CasePlan = { ...(plan.cases[id] ?? begun), path, title };
  return { ...plan, cases: { ...plan.cases, [id]: change(own) } };
}

export function withoutCase({ version, cases }: Plan, id: string): Plan {
  const { [id]: _, ...others } = cases;
  return { version, cases: others };
}

/** With an item ticked on a day, or with its tick gone where `on` is null. */
export function ticked({ id, said }: PlanItem, on: Day | null): (own: CasePlan) => CasePlan {
  return (own) => {
    const { [id]: _, ...ticks } = own.ticked;
    const { [id]: __, ...days } = own.doneOn ?? {};
    return on === null
      ? { ...own, ticked: ticks, doneOn: days }
      : { ...own, ticked: { ...ticks, [id]: said }, doneOn: { ...days, [id]: on } };
  };
}

/** With a step of the visitor's own: a new one, or one of this id in the place of the other. What is too many is left out. */
export function withOwnStep(step: OwnStep): (own: CasePlan) => CasePlan {
  return ({ ownSteps = [], ...own }) => {
    const isThere = ownSteps.some(({ id }) => id === step.id);
    const steps = isThere
      ? ownSteps.map((one) => (one.id === step.id ? step : one))
      : [...ownSteps, step].slice(0, mostOwnSteps);
    return { ...own, ownSteps: steps };
  };
}

export function withoutOwnStep(id: string): (own: CasePlan) => CasePlan {
  return (own) => ({ ...own, ownSteps: own.ownSteps?.filter((one) => one.id !== id) ?? [] });
}

/** With a day that a visitor gave, or without it. */
export function dated<Name extends keyof CasePlan['dates']>(
  name: Name,
  date: CasePlan['dates'][Name],
): (own: CasePlan) => CasePlan {
  return (own) => {
    const { [name]: _, ...others } = own.dates;
    return { ...own, dates: date === undefined ? others : { ...others, [name]: date } };
  };
}

export function answered(id: string, answer: boolean): (own: CasePlan) => CasePlan {
  return (own) => ({ ...own, answers: { ...own.answers, [id]: answer } });
}
