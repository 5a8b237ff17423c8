import { onOneLine } from '../../../terminal/plain-text.ts';
import { inColumns } from '../../../terminal/table.ts';
import { type Outcome, type RereadState, rereadStates } from './journal.ts';
import { excerptOf, holdsFigure } from './sentences.ts';

/** What became of a fact, with what an editor needs to mend it. */
export type ReportRow = Outcome & {
  label: string;
  /** The figure as we show it; null for a plain statement. */
  figure: string | null;
  statement: string;
  isPrice: boolean;
  publisher: string;
  /** The source's address in the facts file. */
  source: string;
  /** Pages that show the figure, or rest on the sentence. */
  shownOn: string[];
  /** The words of the sentence that was accepted, where this machine has them; else "". */
  accepted: string;
};

/**
 * The worst first; in each state what people see before what none sees, and prices before the rest. Where a sentence has gone, those
 * whose nearest one has another figure come first; of the new ones, those that are quickly accepted.
 */
export function byUrgency(rows: readonly ReportRow[]): ReportRow[] {
  const rank = ({ state, shownOn, sentences: [first], figure, isPrice }: ReportRow) =>
    rereadStates.indexOf(state) * 8 +
    (shownOn.length > 0 ? 0 : 4) +
    ((state === 'new') === holdsFigure(first?.text ?? '', figure) ? 0 : 2) +
    (isPrice ? 0 : 1);
  return rows.toSorted((one, other) => rank(one) - rank(other) || (one.key < other.key ? -1 : 1));
}

/** Rows for a terminal, those that are the same left out, with a line of counts. */
export function rereadTable(rows: readonly ReportRow[]): string {
  const lines = byUrgency(rows)
    .filter(({ state }) => state !== 'same')
    .map(({ state, key, figure, detail, source }) => [
      state,
      key,
      figure ?? '-',
      detail === '' ? source : detail,
    ]);
  const table = [['State', 'Fact', 'Ours', 'Where, or why'], ...lines];
  return [...(lines.length === 0 ? [] : [inColumns(table), '']), countsOf(rows)].join('\n');
}

/** "1398 facts: 3 look, 1 gone, …" */
export function countsOf(rows: readonly ReportRow[]): string {
  const counts = rereadStates.map((state) => `${inState(rows, state).length} ${state}`);
  return `${rows.length} facts: ${counts.join(', ')}.`;
}

/** A fact with the sentences that could be its own, by their numbers: what a person reads before accepting one. */
export function choicesOf(row: ReportRow): string {
  const { key, label, figure, statement, accepted, sentences, source } = row;
  return [
    key,
    `  ours  ${[label, figure ?? statement].filter(Boolean).join(': ')}`,
    ...(accepted === '' ? [] : [`  was   ${shown(accepted, figure)}`]),
    ...sentences.map((one, index) => `  ${String(index + 1).padEnd(5)} ${inPlace(one, figure)}`),
    `  ${sentences.length === 0 ? 'No sentence is like it. Read it, and accept it with some of its words: ' : ''}${source}`,
  ].join('\n');
}

const sections: Readonly<Record<Exclude<RereadState, 'same'>, { title: string; advice: string }>> =
  {
    look: {
      title: 'The sentence stands there no more',
      advice:
        'Compare what was accepted with the sentences that are nearest now. With our figure: accept the one that says it. With another one: run "set", then accept.',
    },
    gone: {
      title: 'The page has gone',
      advice: 'Find the page that took its place, and name it with --url.',
    },
    new: {
      title: 'Nobody has accepted a sentence yet',
      advice:
        'Read a guide again on your computer, and accept the sentence that says what we say: it is known again from then on.',
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
    const facts =
      state === 'new'
        ? [guidesOf(found)]
        : pages.map(([source, rests]) => pageReport(source, rests, month));
    return [`## ${title} (${found.length})`, advice, ...facts];
  });
  return `${['# Facts, read again at their sources', countsOf(rows), ...parts].join('\n\n')}\n`;
}

/** At first every fact is new: each by itself would hide the rest. */
function guidesOf(rows: readonly ReportRow[]): string {
  const guides = [...Map.groupBy(rows, ({ key }) => key.slice(0, key.lastIndexOf('/')))];
  return guides
    .map(([guide, { length }]) => `- ${length}: \`npm run facts -- accept ${guide}\``)
    .join('\n');
}

function pageReport(source: string, rows: readonly ReportRow[], month: string): string {
  const [{ publisher = '', detail = '' } = {}] = rows;
  const heading = `### ${publisher}\n\n<${source}>${detail === '' ? '' : `, ${detail}`}`;
  return [heading, ...rows.map((row) => factReport(row, month))].join('\n\n');
}

function factReport(row: ReportRow, month: string): string {
  const { shownOn } = row;
  return [
    `\`\`\`\n${choicesOf(row)}\n\`\`\``,
    shownOn.length === 0 ? 'On no page.' : `On ${shownOn.join(', ')}.`,
    ...remediesOf(row, month).map((command) => `\`npm run facts -- ${command}\``),
  ].join('\n\n');
}

/** A sentence of somebody else's page behind the nearest words that it stands under; its figure is between pairs of asterisks. */
export function inPlace({ text, under }: ReportRow['sentences'][number], figure: string | null) {
  const place = harmless(under).split(' · ').slice(-placesShown).join(' · ');
  return `${place === '' ? '' : `${place} › `}${shown(text, figure)}`;
}

const placesShown = 2;

function shown(text: string, figure: string | null): string {
  return excerptOf(harmless(text), figure);
}

/** Words of somebody else's page, which are to be read and never to be anything else. */
function harmless(text: string): string {
  return onOneLine(text).replace(/[<>`[\]]/gu, ' ');
}

function remediesOf(
  { key, state, figure, isPrice, sentences, url, source }: ReportRow,
  month: string,
): string[] {
  const [guide, id] = [key.slice(0, key.lastIndexOf('/')), key.slice(key.lastIndexOf('/') + 1)];
  const accept = sentences.length === 0 ? [] : [`accept ${key} <number>`];
  if (figure === null) return accept;
  const value = state === 'gone' ? figure : '…';
  const written = isPrice ? (/[\d.,]*\d/u.exec(value)?.[0] ?? '…') : JSON.stringify(value);
  const elsewhere = state === 'gone' ? ` --url ${url === source ? '…' : url}` : '';
  return [...accept, `set ${guide} ${id} ${written} --as-of ${month}${elsewhere}`];
}

function inState(rows: readonly ReportRow[], state: string): ReportRow[] {
  return rows.filter((row) => row.state === state);
}
