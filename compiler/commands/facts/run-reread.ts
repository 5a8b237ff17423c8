import { on } from 'node:events';
import { writeFileSync } from 'node:fs';
import { emitKeypressEvents, type Key } from 'node:readline';
import type { ReadStream } from 'node:tty';
import { readWords, UsageError } from '../../../terminal/usage.ts';
import type { Manners } from '../reread/fetch-page.ts';
import {
  choicesOf,
  countsOf,
  type ReportRow,
  rereadReport,
  rereadTable,
} from '../reread/report.ts';
import { acceptFact, rereadFacts, waitingRows } from './reread-facts.ts';
import type { FactsPlace } from './set-fact.ts';

const help = `npm run facts -- reread [<country/file> | <fact> …] [options]

Asks the page of every fact's source, and looks whether the sentence that somebody accepted for it still stands there. One request a
second goes to a host, and robots.txt is kept to, so it takes a while. Stop it when you like: it goes on where it was.

  npm run facts -- reread uk/uk-passport
  npm run facts -- reread --write --report reread.md

--write      notes this month beside the facts that are the same; never changes a figure
--report     writes what a person has to look at, with the command that mends each, to this file
--json       prints every fact with what became of it
--fresh      begins anew although a run was stopped

same         the accepted sentence still stands there   look         it does not: another figure, or other words
gone         the page has gone, or leads elsewhere      new          nobody has accepted a sentence yet
unreachable  no answer, or the host wants no programs

Ends with 0 when all are the same, 1 when a person has to look, 2 when nothing could be reached.`;

const flag = { type: 'boolean', default: false } as const;
const options = {
  write: flag,
  json: flag,
  fresh: flag,
  help: { ...flag, short: 'h' },
  report: { type: 'string' },
} as const;

/** Where a command speaks: what others may read on, and what only tells how far it is. */
type Terminal = { print: (text: string) => void; tell: (text: string) => void };

/**
 * Carries out `npm run facts -- reread` with the words after it. Resolves to the exit code.
 * Throws UsageError for words that cannot be meant, ContentError when the content is not sound.
 */
export async function runReread(
  words: readonly string[],
  place: FactsPlace,
  { print, tell }: Terminal,
  manners: Partial<Manners> = {},
): Promise<0 | 1 | 2> {
  const { values, positionals } = readWords({ args: [...words], allowPositionals: true, options });
  if (values.help) {
    print(help);
    return 0;
  }
  const rows = await rereadFacts(
    {
      chosen: positionals,
      writes: values.write,
      isFresh: values.fresh,
      manners,
      onProgress: ({ done, total, hosts }) => tell(`${done} of ${total} pages, ${hosts} hosts`),
    },
    place,
  );
  if (isWithoutNetwork(rows)) {
    tell('No host answered: there is no network here, so nothing was checked.');
    return 2;
  }
  if (values.report !== undefined) {
    writeFileSync(values.report, rereadReport(rows, place.config.today.toISOString().slice(0, 7)));
    tell(`Written to ${values.report}.`);
  }
  print(values.json ? JSON.stringify({ facts: rows }, null, 2) : rereadTable(rows));
  if (values.json) tell(countsOf(rows));
  else if (rows.some(({ state, sentences }) => state !== 'same' && sentences.length > 0)) {
    tell('To choose among their sentences: npm run facts -- accept <file or fact>');
  }
  return rows.every(({ state }) => state === 'same') ? 0 : 1;
}

function isWithoutNetwork(rows: readonly ReportRow[]): boolean {
  return (
    rows.length > 0 &&
    rows.every(
      ({ state, detail }) => state === 'unreachable' && /^(?:E[A-Z]+|UND_ERR_\w+)$/u.test(detail),
    )
  );
}

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
