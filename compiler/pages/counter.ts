import type { PlannedCase } from '../../plan/shapes.ts';
import type { CaseSource } from './case-cost.ts';
import type { PageContext } from './context.ts';

type Counter = NonNullable<PlannedCase['counter']>;
type Office = PageContext['files']['counter']['offices'][number];
type EnglishOffice = Extract<Office, { language: 'en' }>;

/** What to show at the office of a case; null where nothing is written for it. Complains of papers that the case does not name, or names alone. */
export function counterOf(source: CaseSource): Counter | null {
  const { words, read, field, context } = source;
  const office = officeOf(source, context.files);
  if (office === undefined) return null;
  if (office.language === 'en') return inEnglish(office, source);
  const found = office.cases.find(({ id }) => id === words.id);
  if (found === undefined) return null;
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

/** For an office that speaks English: its own words are the English ones that the page is translated from. */
function inEnglish(
  office: EnglishOffice,
  { words, guideKey, context }: CaseSource,
): Counter | null {
  const there = officeOf({ words, guideKey }, context.english);
  const ask = office.cases.find(({ id }) => id === words.id)?.here;
  const asked = there?.cases.find(({ id }) => id === words.id)?.here;
  if (there === undefined || ask === undefined || asked === undefined) return null;
  const english = context.english.guides.get(guideKey)?.cases?.find(({ id }) => id === words.id);
  return {
    language: 'en',
    ask: { here: ask, there: asked },
    papers: words.bring.map(({ id, name }) => ({
      here: name,
      there: english?.bring.find((item) => item.id === id)?.name ?? name,
    })),
    questions: office.questions.map(({ here }, index) => ({
      here,
      there: there.questions.at(index)?.here ?? here,
    })),
  };
}

/** The office of a case: a guide may lead to several, each with a language of its own. */
function officeOf(
  { guideKey, words }: Pick<CaseSource, 'guideKey' | 'words'>,
  { counter }: PageContext['files'],
): Office | undefined {
  return counter.offices.find(
    ({ id, guide = id, cases }) =>
      guideKey.endsWith(`/${guide}`) && cases.some((one) => one.id === words.id),
  );
}
