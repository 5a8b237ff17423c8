import { createHash } from 'node:crypto';
import type { Duration, PlanItem, PlannedCase, PlannedSource } from '../../plan/shapes.ts';
import { countryOf } from '../facts/facts.ts';
import { holidaysOf } from '../facts/holidays.ts';
import type { BringItem, Inline, PartOf, Step } from '../page.ts';
import { plainBlocks, plainWords } from '../texts/plain-words.ts';
import { type CaseSource, feesOf, timesLabel } from './case-cost.ts';
import { caseTime } from './case-time.ts';
import { counterOf } from './counter.ts';
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
    ({ times, entry, hundredths, onlyIf = null, notIf = null }) => {
      if (entry === null || hundredths === null) return [];
      const { label, currency } = entry;
      const { publisher, url } = entry.source;
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
