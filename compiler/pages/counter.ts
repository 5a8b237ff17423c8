import type { PlannedCase } from '../../plan/shapes.ts';
import type { CaseSource } from './case-cost.ts';

/** What to show at the office of a case; null where nothing is written for it. Complains of papers that the case does not name, or names alone. */
export function counterOf({
  words,
  guideKey,
  read,
  field,
  context,
}: CaseSource): PlannedCase['counter'] {
  const office = context.files.counter.offices.find(({ id }) => guideKey.endsWith(`/${id}`));
  const found = office?.cases.find(({ id }) => id === words.id);
  if (office === undefined || found === undefined) return null;
  const { here, there, papers } = found;
  const named = Object.keys(papers).toSorted().join(', ');
  const brought = words.bring.map(({ id }) => id);
  if (named !== brought.toSorted().join(', ')) {
    read.complain(`${field}.bring`, `what counter.yaml names, too: ${named}`, brought);
  }
  return {
    language: office.language,
    ask: { here, there },
    papers: words.bring.map(({ id, name }) => ({ here: name, there: papers[id] ?? name })),
    questions: office.questions,
  };
}
