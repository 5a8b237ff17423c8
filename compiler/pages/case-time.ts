import { tellDuration } from '../../plan/dates.ts';
import type { Duration } from '../../plan/shapes.ts';
import { linkTo, text } from '../facts/figures.ts';
import type { Block, Inline, Part, PartOf, Section } from '../page.ts';
import type { CaseWords } from '../schemas/case.ts';
import { waitMatters } from '../schemas/case-waiting.ts';
import { fillIn } from '../texts/fill-in.ts';
import type { CaseSource, CostSource } from './case-cost.ts';
import type { PageContext } from './context.ts';
import { lineOf, section, textPart } from './parts.ts';

/** How long a case and each of its steps take, as far as facts tell it in numbers, and the ways to be faster and in time. */
type CaseTime = {
  /** From sending to having it. */
  takes: Duration | null;
  /** In the order of the steps. */
  steps: (Duration | null)[];
  faster: { told: Inline[]; takes: Duration } | null;
  renewal: { told: Inline[]; opens: Duration } | null;
};

/** A case as far as it tells its time, and where its words stand. */
type TimeSource = Pick<CostSource, 'field' | 'read'> & {
  words: Pick<CaseWords, 'time' | 'timeIsPart' | 'faster' | 'renewal' | 'steps'>;
  context: Pick<PageContext, 'facts'>;
};

/** What the words of a case tell of its time. Complains of a faster service or a time to renew whose fact holds no number. */
export function caseTime(source: TimeSource): CaseTime {
  const { words } = source;
  const whole = words.timeIsPart ? null : lengthIn(source, 'time', words.time, 'duration');
  const faster = lengthAsked(source, 'faster', 'duration');
  const renewal = lengthAsked(source, 'renewal', 'beforeEnd');
  return {
    takes: whole?.length ?? null,
    steps: stepTimes(source).map((time) => time?.length ?? null),
    faster: faster && { told: faster.told, takes: faster.length },
    renewal: renewal && { told: renewal.told, opens: renewal.length },
  };
}

function stepTimes(source: TimeSource): (ToldLength | null)[] {
  return source.words.steps.map(({ time }, index) =>
    lengthIn(source, `steps.${index}.time`, time, 'duration'),
  );
}

/** A length of time, the fact that holds it, and the words that name the fact. */
type ToldLength = { told: Inline[]; key: string; length: Duration };
type LengthKind = 'duration' | 'beforeEnd';

/** The length that the one fact holds that is named in these words; null where none holds one, or several do. */
function lengthIn(
  { read, field, context }: TimeSource,
  name: string,
  markdown: string | undefined,
  kind: LengthKind,
): ToldLength | null {
  if (markdown === undefined) return null;
  const told = lineOf(read.text(markdown, `${field}.${name}`));
  const [only, ...others] = [...new Set(keysIn(told))].flatMap((key) => {
    const length = context.facts.get(key)?.[kind] ?? null;
    return length === null ? [] : [{ told, key, length }];
  });
  return only === undefined || others.length > 0 ? null : only;
}

function lengthAsked(source: TimeSource, name: 'faster' | 'renewal', kind: LengthKind) {
  const markdown = source.words[name];
  const found = lengthIn(source, name, markdown, kind);
  if (markdown !== undefined && found === null) {
    const expected = `with the mark of one fact that has a \`${kind}\``;
    source.read.complain(`${source.field}.${name}`, expected, markdown);
  }
  return found;
}

/**
 * The steps of the usual case as a line: whoever answers no question with yes. Nothing where fewer than two of its steps take a time that facts tell:
 * the line compares waits, and of one the list below it says as much.
 */
export function stepLine(source: CostSource): PartOf<'step-line'>[] {
  const { words, context } = source;
  const times = stepTimes(source);
  const steps = words.steps.map(({ onlyIf }, index) => {
    const time = times[index] ?? null;
    return {
      isLeftOut: onlyIf !== undefined,
      wait: time && {
        takes: time.length,
        label: tellDuration(time.length, context.language.tag, context.files.interface.length),
        of: [time.key],
      },
    };
  });
  const waits = steps.filter(({ isLeftOut, wait }) => !isLeftOut && wait !== null);
  return waits.length > 1 ? [{ kind: 'step-line', steps }] : [];
}

/** "Faster: …" and "When to renew: …", where the case says so, and its answer at the top does not already. */
export function timeLines(source: CostSource): Part[] {
  const { words, read, field, context } = source;
  const { faster, renewal } = caseTime(source);
  const { case: labels } = context.files.interface;
  const top = [
    ...lineOf(read.text(words.answer, `${field}.answer`)),
    ...lineOf(read.text(words.time, `${field}.time`)),
  ];
  const isNew = (told: readonly Inline[]) => !keysIn(told).some((key) => keysIn(top).includes(key));
  return [
    ...(faster !== null && isNew(faster.told) ? [lineWith(labels.faster, faster.told)] : []),
    ...(renewal !== null && isNew(renewal.told) ? [lineWith(labels.renewal, renewal.told)] : []),
  ];
}

function keysIn(told: readonly Inline[]): string[] {
  return told.flatMap((inline) => (inline.type === 'figure' ? [inline.figure.key] : []));
}

function lineWith(label: string, told: readonly Inline[]): Part {
  return {
    kind: 'line',
    inlines: [{ type: 'strong', children: [text(label)] }, text(' '), ...told],
  };
}

/** What one may do until the authority has decided, and from when time counts: a short section each, or none where nobody waits. */
export function waitingSections(source: CaseSource): Section[] {
  const { words, context } = source;
  const { waiting: labels } = context.files.interface;
  const sections = [
    section('while-you-wait', labels.title, ...waitParts(source, words.whileYouWait)),
    section('clock', labels.clock, ...clockParts(source, words.clock)),
  ];
  return sections.filter(({ body }) => body.length > 0);
}

function waitParts(source: CaseSource, wait: CaseWords['whileYouWait']): Part[] {
  const { read, field, context } = source;
  const { waiting: labels } = context.files.interface;
  const blocks = waitMatters.flatMap((matter): Block[] => {
    const markdown = wait?.[matter];
    if (markdown === undefined) return [];
    return led(labels[matter], read.text(markdown, `${field}.whileYouWait.${matter}`));
  });
  return [
    ...(blocks.length === 0 ? [] : [textPart(blocks)]),
    ...(wait?.notFound ?? []).map((matter) =>
      unanswered(context.files.interface.unanswered[matter], source),
    ),
  ];
}

/** The words of a matter, after its name. */
function led(name: string, [first, ...rest]: readonly Block[]): Block[] {
  if (first?.type !== 'paragraph') return [];
  const label: Inline = { type: 'strong', children: [text(name)] };
  return [{ ...first, children: [label, text(' '), ...first.children] }, ...rest];
}

function clockParts(source: CaseSource, clock: CaseWords['clock']): Part[] {
  const { read, field, context } = source;
  if (clock?.text !== undefined) return [textPart(read.text(clock.text, `${field}.clock.text`))];
  return clock?.notFound ? [unanswered(context.files.interface.unanswered.clock, source)] : [];
}

/** Says that nobody publishes it, and who has to be asked. */
function unanswered(says: string, { words, facts, context }: CaseSource): Part {
  const { askHere } = context.files.interface.unanswered;
  const label = fillIn(askHere, { authority: facts.authority.shortName });
  return {
    kind: 'line',
    inlines: [text(`${says} `), linkTo(words.applyAt ?? facts.applyAt, label)],
  };
}
