import { linkTo, text } from '../facts/figures.ts';
import type { Block, Inline, Part, Section } from '../page.ts';
import type { CaseWords } from '../schemas/case.ts';
import { waitMatters } from '../schemas/case-waiting.ts';
import { fillIn } from '../texts/fill-in.ts';
import type { CaseSource } from './case-cost.ts';
import { section, textPart } from './parts.ts';

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
