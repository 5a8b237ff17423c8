import { inColumns, toCsv } from '../../../terminal/table.ts';
import type { FactRow } from '../../fact-report.ts';

const longest = { fact: 58, figure: 34, source: 30 };

/** Facts as a table for a terminal, with a line of totals under it. */
export function factTable(rows: readonly FactRow[]): string {
  const lines = rows.map((row) => [
    row.ageInMonths === null ? 'unknown' : `${String(row.ageInMonths)} months`,
    row.level,
    cut(row.key, longest.fact),
    cut(row.figure ?? '-', longest.figure),
    cut(row.source.publisher, longest.source),
    row.due ?? '-',
    shownOn(row),
  ]);
  const table = [['Age', 'Level', 'Fact', 'Figure', 'Source', 'Due', 'Shown on'], ...lines];
  return [inColumns(table), '', totals(rows)].join('\n');
}

/** Facts as JSON, whole. */
export function factJson(rows: readonly FactRow[]): string {
  return JSON.stringify(rows, null, 2);
}

/** Facts as CSV, whole. */
export function factCsv(rows: readonly FactRow[]): string {
  const header = [
    'key',
    'kind',
    'label',
    'figure',
    'level',
    'as_of',
    'checked',
    'age_in_months',
    'is_warned',
    'due',
    'publisher',
    'title',
    'url',
    'figure_on',
    'source_on',
  ];
  const lines = rows.map((row) => [
    row.key,
    row.kind,
    row.label,
    row.figure ?? '',
    row.level,
    row.asOf,
    row.checked ?? '',
    row.ageInMonths === null ? '' : String(row.ageInMonths),
    String(row.isWarned),
    row.due ?? '',
    row.source.publisher,
    row.source.title,
    row.source.url,
    row.figureOn.join(' '),
    row.sourceOn.join(' '),
  ]);
  return toCsv([header, ...lines]).trimEnd();
}

function shownOn({ figureOn, sourceOn }: FactRow): string {
  const sources = sourceOn.map((path) => `${path} (source)`);
  return [...figureOn, ...sources].join(', ') || 'no page';
}

function totals(rows: readonly FactRow[]): string {
  const count = (isCounted: (row: FactRow) => boolean) => String(rows.filter(isCounted).length);
  return [
    `${String(rows.length)} facts`,
    `${count(({ figureOn }) => figureOn.length > 0)} with their figure on a page`,
    `${count(({ due }) => due !== null)} due`,
    `${count(({ due, kind }) => due !== null && kind === 'fees')} of them prices`,
    `${count(({ isWarned }) => isWarned)} warned of`,
  ].join(', ');
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}
