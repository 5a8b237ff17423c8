import { findFact } from '../facts/facts.ts';
import type { FigureTeller } from '../facts/figures.ts';
import type { Figure, Inline, Part, PartOf } from '../page.ts';
import { type CaseWords, isForSome } from '../schemas/case.ts';
import type { FactsFile } from '../schemas/facts.ts';
import type { GuideWords } from '../schemas/guide.ts';
import { fillIn } from '../texts/fill-in.ts';
import type { Reader } from '../texts/reader.ts';
import type { PageContext } from './context.ts';
import { moneyIn, textPart } from './parts.ts';

export type CostSource = {
  guideKey: string;
  words: CaseWords;
  /** Where the case stands in the guide's file, like "cases.2". */
  field: string;
  read: Reader;
  context: PageContext;
};

/** A case with its guide and their facts. */
export type CaseSource = CostSource & {
  guide: GuideWords;
  path: string;
  facts: FactsFile;
  figures: FigureTeller;
};

/** What most people pay: a fact that tells it, or the sum of the fees with one number for their sources. */
export function costInAll(source: CostSource): Inline[] {
  const { field, read } = source;
  const { cost } = source.words;
  if (cost.inAll !== undefined) {
    const figure = read.figure(cost.inAll, `${field}.cost.inAll`);
    return [{ type: 'figure', figure, words: null }];
  }
  const sum = sumOf(source);
  const facts = feesOf(source).flatMap(({ fact }) => fact ?? []);
  const [only, ...others] = facts;
  if (only !== undefined && others.length === 0 && sum?.text === only.figure && !isRedrawn(cost)) {
    const figure = read.figure(only.key, `${field}.cost.rows.0.fee`);
    return [{ type: 'figure', figure, words: null }];
  }
  return sum === null ? [] : [sum, ...read.evidence(facts)];
}

/** True where an answer changes what it costs: then the sum stands as a text of its own, for the browser to tell anew. */
function isRedrawn({ rows }: CaseWords['cost']): boolean {
  return rows.some(isForSome);
}

type Sum = Extract<Inline, { type: 'told' }>;

/** What the rows come to, or null where the case tells its whole cost by a fact. */
function sumOf(source: CostSource): Sum | null {
  const { field, read, context } = source;
  const fees = feesOf(source);
  for (const [index, { hundredths, fact, fee }] of fees.entries()) {
    // Of a name without a figure the reader tells.
    if (hundredths !== null || fact?.figure == null) continue;
    const expected = 'the name of a fee that somebody has read, so that it can be added up';
    read.complain(`${field}.cost.rows.${index}.fee`, expected, fee);
  }
  const { total, others } = totalOf(fees);
  if (total === null) return null;
  if (others.length > 0) read.complain(`${field}.cost.rows`, 'in one currency', others);
  return {
    type: 'told',
    text: moneyIn(context, total),
    of: fees.flatMap(({ fact, times }) =>
      fact === undefined ? [] : Array<string>(times).fill(fact.key),
    ),
  };
}

type FeeSource = Pick<CostSource, 'words' | 'guideKey' | 'context'>;

/** The fees that a case names, each with what it comes to; null where nobody has read it, or it is no fee. */
export function feesOf({ words, guideKey, context }: FeeSource) {
  return words.cost.rows.map(({ times = 1, ...row }) => {
    const fact = findFact(context.facts, row.fee, guideKey);
    const money = fact === undefined || fact.level === 'unread' ? null : fact.money;
    // Pence and cents add up exactly only as whole numbers.
    const hundredths = money && Math.round(money.amount * 100) * times;
    return { ...row, times, fact, hundredths, currency: money?.currency };
  });
}

/** What the fees of a case come to in its first currency; null where that is unknown. `others` are what else they are counted in. */
function totalOf(fees: ReturnType<typeof feesOf>) {
  const [currency, ...others] = new Set(fees.map((fee) => fee.currency));
  const hundredths = fees.reduce((sum, fee) => sum + (fee.hundredths ?? 0), 0);
  const total = currency === undefined ? null : { amount: hundredths / 100, currency };
  return { total, others };
}

/** What the first case of a guide costs most people, as a number; null where a fact tells it, or nobody has read a fee. */
export function caseTotal(guideKey: string, context: PageContext) {
  const words = context.files.guides.get(guideKey)?.cases?.find(({ draft }) => draft !== true);
  if (words === undefined || words.cost.inAll !== undefined) return null;
  const { total, others } = totalOf(feesOf({ words, guideKey, context }));
  return others.length > 0 ? null : total;
}

/** Every fee and their sum, and what cannot be added. */
export function costParts(source: CostSource): Part[] {
  const { words, read, field, context } = source;
  const { case: labels } = context.files.interface;
  const { cost } = words;
  const rows = feesOf(source).map(({ fee, times, hundredths, onlyIf, notIf }, index): CostRow => {
    const row = costRow(read.figure(fee, `${field}.cost.rows.${index}.fee`));
    return {
      ...row,
      label: timesLabel(row.label, times),
      hundredths,
      forWhom:
        withCondition(labels.onlyIf, onlyIf, source) ?? withCondition(labels.notIf, notIf, source),
    };
  });
  const inAll: CostRow[] =
    cost.inAll === undefined ? [] : [costRow(read.figure(cost.inAll, `${field}.cost.inAll`))];
  const sum = rows.length > 1 || isRedrawn(cost) ? sumOf(source) : null;
  return [
    {
      kind: 'cost',
      caption: labels.cost,
      rows: [...rows, ...inAll],
      sum: sum && { label: labels.inAll, amount: [sum] },
    },
    ...(cost.leftOut === undefined
      ? []
      : [textPart(read.text(cost.leftOut, `${field}.cost.leftOut`))]),
  ];
}

/** What is paid, and how often where that is more than once. */
export function timesLabel(label: string, times: number): string {
  return times === 1 ? label : `${label} × ${String(times)}`;
}

/** The sentence that says for whom something is; null for what depends on no condition. */
export function withCondition(
  sentence: string,
  id: string | undefined,
  { words }: Pick<CostSource, 'words'>,
): string | null {
  const condition = words.conditions?.find((one) => one.id === id);
  return condition === undefined ? null : fillIn(sentence, { question: condition.question });
}

type CostRow = PartOf<'cost'>['rows'][number];

function costRow(figure: Figure): CostRow {
  const { key, label, note } = figure;
  return {
    label,
    hundredths: null,
    amount: [{ type: 'figure', figure, words: null }],
    note: note === null ? null : { key, text: note },
    forWhom: null,
  };
}
