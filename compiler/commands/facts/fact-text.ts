import { inColumns, toCsv } from '../../../terminal/table.ts';
import type { FactRow } from '../../facts/fact-report.ts';

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

/** The columns of the CSV in their order. */
const columns: Readonly<Record<string, (row: FactRow) => string>> = {
  key: ({ key }) => key,
  kind: ({ kind }) => kind,
  label: ({ label }) => label,
  figure: ({ figure }) => figure ?? '',
  level: ({ level }) => level,
  as_of: ({ asOf }) => asOf,
  checked: ({ checked }) => checked ?? '',
  age_in_months: ({ ageInMonths }) => String(ageInMonths ?? ''),
  is_warned: ({ isWarned }) => String(isWarned),
  due: ({ due }) => due ?? '',
  publisher: ({ source }) => source.publisher,
  title: ({ source }) => source.title,
  url: ({ source }) => source.url,
  figure_on: ({ figureOn }) => figureOn.join(' '),
  source_on: ({ sourceOn }) => sourceOn.join(' '),
};

/** Facts as CSV, whole. */
export function factCsv(rows: readonly FactRow[]): string {
  const lines = rows.map((row) => Object.values(columns).map((cellOf) => cellOf(row)));
  return toCsv([Object.keys(columns), ...lines]).trimEnd();
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
