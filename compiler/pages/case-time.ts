import { tellDuration } from '../../plan/durations.ts';
import type { Duration } from '../../plan/shapes.ts';
import type { Fact, FactsByKey } from '../facts.ts';
import { text } from '../figures.ts';
import type { Inline, Part, PartOf } from '../page.ts';
import type { CostSource } from './case-cost.ts';
import { lineOf } from './parts.ts';

/** How long a case and each of its steps take, as far as facts tell it in numbers, and the ways to be faster and in time. */
export type CaseTime = {
  /** From sending to having it. */
  takes: Duration | null;
  /** In the order of the steps. */
  steps: (Duration | null)[];
  faster: { told: Inline[]; takes: Duration } | null;
  renewal: { told: Inline[]; opens: Duration } | null;
};

/** What the words of a case tell of its time. Complains of a faster service or a time to renew whose fact holds no number. */
export function caseTime(source: CostSource): CaseTime {
  const { words, read, field, context } = source;
  const { faster, renewal } = words;
  return {
    takes: words.timeIsPart
      ? null
      : takesOf(lineOf(read.text(words.time, `${field}.time`)), context.facts),
    steps: stepTimes(source).map((wait) => wait?.takes ?? null),
    faster: faster === undefined ? null : counted(faster, 'faster'),
    renewal: renewal === undefined ? null : opening(renewal),
  };

  function counted(markdown: string, name: string) {
    const told = lineOf(read.text(markdown, `${field}.${name}`));
    const takes = takesOf(told, context.facts);
    if (takes !== null) return { told, takes };
    read.complain(`${field}.${name}`, 'with one mark of a fact that has a `duration`', markdown);
    return null;
  }

  function opening(markdown: string) {
    const told = lineOf(read.text(markdown, `${field}.renewal`));
    const opens = onlyOne(told, context.facts, 'beforeEnd')?.length;
    if (opens !== undefined) return { told, opens };
    read.complain(`${field}.renewal`, 'with one mark of a fact that has `beforeEnd`', markdown);
    return null;
  }
}

/** How long the one fact says that is named in words about time; null where it holds no number, or where several do. */
export function takesOf(told: readonly Inline[], facts: FactsByKey): Duration | null {
  return onlyOne(told, facts, 'duration')?.length ?? null;
}

function onlyOne(told: readonly Inline[], facts: FactsByKey, field: 'duration' | 'beforeEnd') {
  const keys = told.flatMap((inline) => (inline.type === 'figure' ? [inline.figure.key] : []));
  const found = [...new Set(keys)].flatMap((key) => lengthOf(facts.get(key), field));
  return found.length === 1 ? found[0] : undefined;
}

function lengthOf(fact: Fact | undefined, field: 'duration' | 'beforeEnd') {
  const length = fact?.[field] ?? null;
  return fact === undefined || length === null ? [] : [{ key: fact.key, length }];
}

function stepTimes({ words, read, field, context }: CostSource) {
  return words.steps.map(({ time }, index) => {
    if (time === undefined) return null;
    const told = lineOf(read.text(time, `${field}.steps.${index}.time`));
    const found = onlyOne(told, context.facts, 'duration');
    return found === undefined ? null : { key: found.key, takes: found.length };
  });
}

/**
 * The steps of the usual case as a line: whoever answers no question with yes. Nothing where no step of it takes a time that a fact tells,
 * because a row of marks alone would say less than the list below it.
 */
export function stepLine(source: CostSource): PartOf<'step-line'>[] {
  const { words, context } = source;
  const times = stepTimes(source);
  const steps = words.steps.map(({ onlyIf }, index) => {
    const time = onlyIf === undefined ? (times[index] ?? null) : null;
    return {
      isLeftOut: onlyIf !== undefined,
      wait: time && {
        takes: time.takes,
        label: tellDuration(time.takes, context.language.tag, context.files.interface.length),
        of: [time.key],
      },
    };
  });
  return steps.some(({ wait }) => wait !== null) ? [{ kind: 'step-line', steps }] : [];
}

/** "Faster: …" and "When to renew: …", where the case says so. */
export function timeLines(source: CostSource): Part[] {
  const { faster, renewal } = caseTime(source);
  const { case: labels } = source.context.files.interface;
  return [
    ...(faster === null ? [] : [lineWith(labels.faster, faster.told)]),
    ...(renewal === null ? [] : [lineWith(labels.renewal, renewal.told)]),
  ];
}

function lineWith(label: string, told: readonly Inline[]): Part {
  return {
    kind: 'line',
    inlines: [{ type: 'strong', children: [text(label)] }, text(' '), ...told],
  };
}
