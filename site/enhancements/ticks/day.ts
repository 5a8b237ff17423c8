import type { PlanPageWords } from '../../../compiler/schemas/plan-words.ts';
import { dayHere, dayLabels } from '../../../plan/dates.ts';
import { filled } from '../../../plan/filled.ts';
import { questionOf, scheduleOf } from '../../../plan/schedule.ts';
import type { CasePlan, Day, PlannedCase } from '../../../plan/shapes.ts';
import type { PlanStore } from '../../../plan/store.ts';
import { dated, withCase } from '../../../plan/ticks.ts';
import { isEmpty, isWhole } from '../../day-field.ts';

type DayOptions = {
  known: PlannedCase;
  store: PlanStore;
  words: PlanPageWords;
  /** Tag of the language that days are written in. */
  language: string;
  planPath: string;
  now: () => Date;
};

/** Answers the question that a case begins with, as the page of plans does, and keeps the day at once. */
export function answerDay(field: HTMLInputElement, options: DayOptions): void {
  const { known, store, words, now } = options;
  const name = questionOf(known);
  const status = document.createElement('div');
  status.setAttribute('role', 'status');
  field.parentElement?.after(status);
  const ownNow = () => store.read().plan.cases[known.id];

  function answer(day: Day | undefined): void {
    if (ownNow()?.dates[name] === day) return;
    const change = dated(name, day);
    store.change((plan) => withCase(plan, known, { today: dayHere(now()), change }));
  }
  const show = () => {
    const own = ownNow();
    // Nothing is written into a field while somebody is in it, or over what is half typed.
    const isSettled = isWhole(field) || isEmpty(field);
    if (document.activeElement !== field && isSettled) field.value = own?.dates[name] ?? '';
    status.replaceChildren(...(own === undefined ? [] : toldOf(own, options)));
  };
  const read = () => {
    if (isWhole(field)) answer(field.value);
    else if (isEmpty(field)) answer(undefined);
  };
  field.addEventListener('input', read);
  field.addEventListener('blur', () => {
    if (isWhole(field) || isEmpty(field)) return;
    answer(undefined);
    status.textContent = words.page.halfDay;
  });
  store.subscribe(show);
  if (isEmpty(field)) show();
  else read();
}

/** The answer, and the way to the plan that keeps it; nothing before there is a day. */
function toldOf(own: CasePlan, options: DayOptions): HTMLElement[] {
  const { known, store, words, language, planPath, now } = options;
  const { advice } = scheduleOf({ known, own }, dayHere(now()));
  if (advice.length === 0) return [];
  const sentences = advice.map(({ say, days = {} }, index) => {
    const sentence = document.createElement(index === 0 ? 'strong' : 'span');
    sentence.textContent = filled(words.page[say], {
      ...dayLabels(days, language),
      authority: known.authority,
      told: known.faster?.told ?? '',
    });
    return sentence;
  });
  const way = document.createElement('a');
  way.href = planPath;
  way.textContent = words.link;
  const told = document.createElement('p');
  for (const one of [...sentences, way]) told.append(one, ' ');
  const { trouble } = store.read();
  if (trouble === null) return [told];
  const note = document.createElement('p');
  note.textContent = words.trouble[trouble];
  return [told, note];
}
