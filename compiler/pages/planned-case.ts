import { createHash } from 'node:crypto';
import type { Duration, PlanItem, PlannedCase, PlannedSource } from '../../plan/shapes.ts';
import { countryOf } from '../facts/facts.ts';
import type { LocaleFiles } from '../load.ts';
import type { BringItem, Inline, PartOf, Step } from '../page.ts';
import { plainBlocks, plainWords } from '../texts/plain-words.ts';
import { type CaseSource, feesOf, timesLabel } from './case-cost.ts';
import { caseTime } from './case-time.ts';
import type { PageContext } from './context.ts';
import { anchorOf } from './parts.ts';

type DrawnCase = {
  source: CaseSource;
  top: PartOf<'case-top'>;
  bring: readonly BringItem[];
  steps: readonly Step[];
};

/** What a plan knows of a case, from the same words and figures as its page. */
export function plannedCase({ source, top, bring, steps }: DrawnCase): PlannedCase {
  const { words, guide, guideKey, path, facts, context } = source;
  const { routes, files, build } = context;
  const country = countryOf(guideKey);
  const [cost, time] = top.answers;
  const { takes, steps: times, faster, renewal } = caseTime(source);
  return {
    id: `${guideKey}/${words.id}`,
    path,
    title: words.title,
    guide: { title: guide.shortTitle, path: routes.pathOf('guide', guideKey) },
    authority: facts.authority.shortName,
    apply: { label: top.apply.label, url: top.apply.path },
    holidays: holidaysOf(guideKey, files),
    zone: files.clocks[guideKey] ?? files.clocks[country] ?? null,
    writtenOn: build.today.toISOString().slice(0, 10),
    conditions: (words.conditions ?? []).map(({ id, question }) => ({ id, question })),
    bring: bring.map(({ id, name, why }, index) => ({
      ...itemOf(`bring/${id}`, name, [plainBlocks(why)]),
      onlyIf: words.bring[index]?.onlyIf ?? null,
    })),
    steps: stepsOf(source, { steps, times }),
    cost: costOf(source, cost?.value ?? []),
    time: { ...sourced(time?.value ?? []), takes },
    counter: counterOf(source),
    faster: faster && { ...faster, ...sourced(faster.told) },
    renewal: renewal && { ...renewal, ...sourced(renewal.told) },
  };
}

/** The public holidays that count for a guide or a case; null where we have no list. Shape: `key` begins with the country's folder. */
export function holidaysOf(key: string, { holidays }: Pick<LocaleFiles, 'holidays'>) {
  const found = holidays.get(countryOf(key));
  if (found === undefined) return null;
  const { place, days, from, through } = found;
  return { place, days: Object.keys(days).toSorted(), from, through };
}

/** What a text says, and where the figures in it were read, each place once. */
function sourced(told: readonly Inline[]): { told: string; sources: PlannedSource[] } {
  const sources = told.flatMap((inline): [string, PlannedSource][] => {
    if (inline.type !== 'figure') return [];
    const { publisher, url } = inline.figure.source;
    return [[url, { publisher, url }]];
  });
  return { told: plainWords(told), sources: [...new Map(sources).values()] };
}

type TimedSteps = { steps: readonly Step[]; times: readonly (Duration | null)[] };

function stepsOf(
  { words, guideKey, read, field, context }: CaseSource,
  { steps, times }: TimedSteps,
): PlannedCase['steps'] {
  const before = new Set<string>();
  const cases = context.english.guides.get(guideKey)?.cases ?? [];
  const english = cases.find(({ id }) => id === words.id) ?? words;
  return steps.map(({ title, body, details = [] }, index) => {
    const id = `steps/${anchorOf(english.steps[index]?.title ?? title)}`;
    if (before.has(id)) {
      const expected = 'a title that no step before it has: a plan knows the step by it';
      read.complain(`${field}.steps.${index}.title`, expected, title);
    }
    before.add(id);
    return {
      ...itemOf(id, title, [plainBlocks(body), ...details.map(plainWords)]),
      onlyIf: words.steps[index]?.onlyIf ?? null,
      takes: times[index] ?? null,
    };
  });
}

function itemOf(id: string, name: string, said: readonly string[]): Omit<PlanItem, 'onlyIf'> {
  return { id, said: hashOf([name, ...said].join('\n')), name };
}

/** Short, because every tick holds one; two wordings of one item never meet by chance in it. */
function hashOf(words: string): string {
  return createHash('sha256').update(words).digest('base64url').slice(0, 8);
}

/** The fees, or where there are none, the source of the fact that tells the whole cost. */
function costOf(source: CaseSource, value: readonly Inline[]): PlannedCase['cost'] {
  const { told: inAll, sources } = sourced(value);
  const rows = feesOf(source).flatMap(
    ({ times, fact, currency, hundredths, onlyIf = null, notIf = null }) => {
      if (fact === undefined || currency === undefined || hundredths === null) return [];
      const { label, source } = fact;
      const { publisher, url } = source;
      return [
        {
          label: timesLabel(label, times),
          amount: hundredths / 100,
          currency,
          source: { publisher, url },
          onlyIf,
          notIf,
        },
      ];
    },
  );
  return { rows, inAll, sources: rows.length > 0 ? [] : sources };
}

type Counter = NonNullable<PlannedCase['counter']>;
type Office = PageContext['files']['counter']['offices'][number];
type EnglishOffice = Extract<Office, { language: 'en' }>;

/** What to show at the office of a case; null where nothing is written for it. Complains of papers that the case does not name, or names alone. */
function counterOf(source: CaseSource): Counter | null {
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
function inEnglish(office: EnglishOffice, { words, guideKey, context }: CaseSource) {
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
