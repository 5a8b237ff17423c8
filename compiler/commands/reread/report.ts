import { onOneLine } from '../../../terminal/plain-text.ts';
import { inColumns } from '../../../terminal/table.ts';
import { type Outcome, type RereadState, rereadStates } from './journal.ts';

/** What became of a fact, with what an editor needs to mend it. */
export type ReportRow = Outcome & {
  label: string;
  /** The figure as we show it; null for a plain statement. */
  figure: string | null;
  isPrice: boolean;
  publisher: string;
  /** The source's address in the facts file. */
  source: string;
  /** Pages that show the figure, or rest on the sentence. */
  shownOn: string[];
};

/** The worst first; in each state what people see before what none sees, and prices before the rest. */
function byUrgency(rows: readonly ReportRow[]): ReportRow[] {
  const rank = ({ state, shownOn, isPrice }: ReportRow) =>
    rereadStates.indexOf(state) * 4 + (shownOn.length > 0 ? 0 : 2) + (isPrice ? 0 : 1);
  return rows.toSorted((one, other) => rank(one) - rank(other) || (one.key < other.key ? -1 : 1));
}

/** Rows for a terminal, those that are the same left out, with a line of counts. */
export function rereadTable(rows: readonly ReportRow[]): string {
  const lines = byUrgency(rows)
    .filter(({ state }) => state !== 'same')
    .map(({ state, key, figure, found, detail, source }) => [
      state,
      key,
      figure ?? '-',
      found ?? '-',
      detail === '' ? source : detail,
    ]);
  const table = [['State', 'Fact', 'Ours', 'Theirs', 'Where, or why'], ...lines];
  return [...(lines.length === 0 ? [] : [inColumns(table), '']), countsOf(rows)].join('\n');
}

/** "1398 facts: 3 different, 1 gone, …" */
export function countsOf(rows: readonly ReportRow[]): string {
  const counts = rereadStates.map((state) => `${inState(rows, state).length} ${state}`);
  return `${rows.length} facts: ${counts.join(', ')}.`;
}

const sections: Readonly<Record<Exclude<RereadState, 'same'>, { title: string; advice: string }>> =
  {
    different: {
      title: 'Another figure stands there',
      advice:
        'Read the page. If it is so, run the command; it writes nothing that would not build.',
    },
    gone: {
      title: 'The page has gone',
      advice: 'Find the page that took its place, and name it with --url.',
    },
    unsure: {
      title: 'A person has to look',
      advice: 'If the passage says what we say, accept it: then it is known again next time.',
    },
    unreachable: {
      title: 'Could not be read',
      advice:
        'Look with a browser. A page that keeps programs away is read by a person once a year.',
    },
  };

/** A report that an editor reads in ten minutes, worst first, each with the command that mends it. Shape: `month` like 2026-11. */
export function rereadReport(rows: readonly ReportRow[], month: string): string {
  const ordered = byUrgency(rows);
  const parts = Object.entries(sections).flatMap(([state, { title, advice }]) => {
    const found = inState(ordered, state);
    if (found.length === 0) return [];
    const pages = [...Map.groupBy(found, ({ source }) => source)];
    return [
      `## ${title} (${found.length})`,
      advice,
      ...pages.map(([source, facts]) => pageReport(source, facts, month)),
    ];
  });
  return `${['# Facts, read again at their sources', countsOf(rows), ...parts].join('\n\n')}\n`;
}

function pageReport(source: string, rows: readonly ReportRow[], month: string): string {
  const [{ publisher = '', detail = '' } = {}] = rows;
  const heading = `### ${publisher}\n\n<${source}>${detail === '' ? '' : `, ${detail}`}`;
  return [heading, ...rows.map((row) => factReport(row, month))].join('\n\n');
}

function factReport(row: ReportRow, month: string): string {
  const { label, key, figure, shownOn } = row;
  const [found, passage] = [row.found === null ? null : harmless(row.found), harmless(row.passage)];
  return [
    `- **${label || key}**: ${figure ?? 'a sentence'}${found === null ? '' : `; there: ${found}`}`,
    ...(passage === '' ? [] : [`  > ${passage}`]),
    `  ${shownOn.length === 0 ? 'On no page.' : `On ${shownOn.join(', ')}.`}`,
    `  \`${remedyOf(row, month)}\``,
  ].join('\n');
}

/** Words of somebody else's page, which are to be read and never to be anything else. */
function harmless(text: string): string {
  return onOneLine(text).replace(/[<>`|[\]]/gu, ' ');
}

function remedyOf(
  { key, state, figure, found, isPrice, url, source }: ReportRow,
  month: string,
): string {
  if (state === 'unsure') return `npm run facts -- accept ${key}`;
  const [guide, id] = [key.slice(0, key.lastIndexOf('/')), key.slice(key.lastIndexOf('/') + 1)];
  const value = (state === 'different' ? found : figure) ?? '…';
  const written = isPrice ? (/[\d.,]*\d/u.exec(value)?.[0] ?? '…') : JSON.stringify(value);
  const elsewhere = state === 'gone' ? ` --url ${url === source ? '…' : url}` : '';
  return `npm run facts -- set ${guide} ${id} ${written} --as-of ${month}${elsewhere}`;
}

function inState(rows: readonly ReportRow[], state: string): ReportRow[] {
  return rows.filter((row) => row.state === state);
}
