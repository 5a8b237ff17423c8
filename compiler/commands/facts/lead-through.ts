import { on } from 'node:events';
import { emitKeypressEvents, type Key } from 'node:readline';
import type { ReadStream } from 'node:tty';
import { UsageError } from '../../../terminal/usage.ts';
import { choicesOf, type ReportRow } from '../reread/report.ts';
import { acceptFact, waitingRows } from './reread-facts.ts';
import type { FactsPlace } from './set-fact.ts';

/**
 * Leads a person through the facts that wait since the last run, page by page, the page with the worst first, so that each source
 * is opened once: a digit accepts that sentence and writes it at once, q stops, every other key goes on. Whoever stops finds the
 * rest the next time. Resolves to the number of facts that were accepted.
 */
export async function leadThrough(
  chosen: readonly string[],
  place: FactsPlace,
  keys: AsyncIterable<string>,
  print: (text: string) => void,
): Promise<number> {
  const pages = [...Map.groupBy(waitingRows(chosen, place), ({ source }) => source).values()];
  const rows = pages.flatMap((page, index) =>
    page.map((row, at) => ({ row, heading: at === 0 ? headingOf(row, index, pages.length) : '' })),
  );
  const pressed = keys[Symbol.asyncIterator]();
  let accepted = 0;
  for (const { row, heading } of rows) {
    print(`${heading}${choicesOf(row)}\n${adviceOn(row)}`);
    const { value: key, done } = await pressed.next();
    if (done || key === 'q') break;
    if (row.sentences[Number(key) - 1] !== undefined) accepted += takenBy(row, key, place, print);
  }
  await pressed.return?.();
  return accepted;
}

function headingOf({ publisher, source, detail }: ReportRow, index: number, of: number): string {
  const why = detail === '' ? '' : ` (${detail})`;
  return `\n== Page ${index + 1} of ${of}: ${publisher}${why}\n${source}\n\n`;
}

function adviceOn({ sentences: { length } }: ReportRow): string {
  const digits = length > 1 ? `1 to ${length}` : '1';
  return length === 0 ? '[any key] later  [q] stop' : `[${digits}] accept  [n] later  [q] stop`;
}

function takenBy(
  { key }: ReportRow,
  choice: string,
  place: FactsPlace,
  print: (text: string) => void,
): 0 | 1 {
  try {
    print(acceptFact(key, place, choice));
    return 1;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    print(error.message);
    return 0;
  }
}

/** The keys that are pressed at a terminal, until Ctrl-C or Ctrl-D. */
export async function* pressedKeys(terminal: ReadStream): AsyncGenerator<string> {
  emitKeypressEvents(terminal);
  terminal.setRawMode(true);
  try {
    for await (const [text, key] of on(terminal, 'keypress') as AsyncIterable<[string, Key]>) {
      if (key.ctrl && (key.name === 'c' || key.name === 'd')) return;
      yield text ?? '';
    }
  } finally {
    terminal.setRawMode(false);
    terminal.pause();
  }
}
