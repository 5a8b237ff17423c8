// Lists the facts of content/facts, changes one figure, reads all again: `npm run facts -- --help` says how.

import { inColumns, toCsv } from '../../terminal/table.ts';
import { readWords, UsageError } from '../../terminal/usage.ts';
import { readBuildConfig } from '../build-config.ts';
import { compile } from '../compile.ts';
import { ContentError } from '../content-error.ts';
import { type FactRow, reportFacts } from '../facts/fact-report.ts';
import { loadContent } from '../load.ts';
import { acceptFact, showEvidence, waitingRows } from './facts/reread-facts.ts';
import { leadThrough, pressedKeys, runReread } from './facts/run-reread.ts';
import { type FactsPlace, setFact } from './facts/set-fact.ts';
import { choicesOf } from './reread/report.ts';

const help = `Lists the facts of content/facts, changes one figure, and reads all again at their sources.

  npm run facts [-- --csv | --json]                all facts, the most urgent first
  npm run facts -- due [--csv | --json]            those on a page whose source is to be read again this month:
                                                   older than 11 months, of unknown month, or read by nobody; prices first
  npm run facts -- set <country/file> <id> <figure> --as-of <month> [--url <address>] [--dry-run]
                                                   one figure, once you have read its source; --help says more
  npm run facts -- reread [--write] [--report <f>] looks at its source whether the sentence of each still stands; --help says more
  npm run facts -- accept [<file or fact>]         leads through what waits for a person since the last run, page by page, the
                                                   worst first: one key accepts a sentence; without a terminal it lists them
  npm run facts -- accept <fact> <sentence> […]    takes your word that it says what the fact says: its number, or some of its
                                                   words in quotes; as many facts as you like, each with its sentence
  npm run facts -- evidence <fact>                 in what sentence it was last seen, and when`;

const setHelp = `npm run facts -- set <country/file> <id> <figure> --as-of <month> [options]

Changes one figure and writes the file only when all content is sound with it. Use it when you have read the source: the figure
counts as read from then on.

  npm run facts -- set uk/uk-passport fee-adult-online 94.50 --as-of 2026-11 --url https://www.gov.uk/passport-fees \\
    --publisher GOV.UK --title "Passport fees"

--as-of      month in which the source says so, like 2026-11
--since      month from which it applies, when it took the place of the figure that is there: pages then tell both
--url        the page where you read it, when it is another one; on a host of the publisher
--title      the title of that page
--publisher  who published it, when that is somebody else: a name from content/publishers.json, with --url and --title
--statement  the sentence around the figure, when it tells the figure too
--note       the note beside a fee, when it tells the amount too
--dry-run    says what would change, and writes nothing`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const options = {
  csv: flag,
  json: flag,
  help: { ...flag, short: 'h' },
  'dry-run': flag,
  'as-of': text,
  since: text,
  url: text,
  title: text,
  publisher: text,
  statement: text,
  note: text,
} as const;

/**
 * Carries out `npm run facts` with these words, and tells what to print.
 * Throws UsageError for words that cannot be meant, ContentError when the content is not sound or would not be.
 */
export function runFacts(words: readonly string[], place: FactsPlace): string {
  const { values, positionals } = parsed([...words]);
  const [command, ...names] = positionals;
  if (values.help) return command === 'set' ? setHelp : help;
  if (command === 'set') return set(names, values, place);
  if (command === 'accept') return accept(names, place);
  if (command === 'evidence') return showEvidence(onlyName(names), place);
  if (names.length > 0 || (command !== undefined && command !== 'due')) {
    throw new UsageError(`There is no "${positionals.join(' ')}".\n\n${help}`);
  }
  const rows = reportFacts(compile(loadContent(place.root), place.config));
  return inFormat(command === 'due' ? rows.filter(({ due }) => due !== null) : rows, values);
}

function onlyName(names: readonly string[]): string {
  const [name, ...rest] = names;
  if (name !== undefined && rest.length === 0) return name;
  throw new UsageError(`Name one fact, like uk/uk-passport/fee-adult-online.\n\n${help}`);
}

/** What waits below one name; or facts, each with the sentence that is accepted for it. */
function accept(names: readonly string[], place: FactsPlace): string {
  if (names.length < 2) {
    const waiting = waitingRows(names, place).map(choicesOf).join('\n\n');
    return (
      waiting ||
      `Nothing waits there since the last run: npm run facts -- reread ${names.join(' ')}`
    );
  }
  const said: string[] = [];
  for (let at = 0; at < names.length; at += 2) {
    const [key = '', choice] = names.slice(at, at + 2);
    said.push(acceptFact(key, place, choice));
  }
  return said.join('\n');
}

type Values = ReturnType<typeof parsed>['values'];

function inFormat(rows: readonly FactRow[], { csv, json }: Values): string {
  if (csv && json) throw new UsageError('Choose one of --csv and --json.');
  if (json) return JSON.stringify(rows, null, 2);
  return csv ? factCsv(rows) : factTable(rows);
}

function set(names: readonly string[], values: Values, place: FactsPlace): string {
  const [guide, id, figure, ...rest] = names;
  const { 'as-of': asOf, 'dry-run': isDryRun, since, ...words } = values;
  const { url, title, publisher, statement, note } = words;
  if (figure === undefined || guide === undefined || id === undefined || rest.length > 0) {
    throw new UsageError(`Name a file, an id and one figure.\n\n${setHelp}`);
  }
  if (asOf === undefined) throw new UsageError(`Name the month with --as-of.\n\n${setHelp}`);
  const wanted = { guide, id, figure, asOf, since, url, title, publisher, statement, note };
  return setFact(wanted, isDryRun, place);
}

function parsed(words: string[]) {
  return readWords({ args: words, allowPositionals: true, options });
}

const longest = { fact: 58, figure: 34, source: 30 };

/** Facts as a table for a terminal, with a line of totals under it. */
function factTable(rows: readonly FactRow[]): string {
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

function factCsv(rows: readonly FactRow[]): string {
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

if (import.meta.main) {
  try {
    const place = { root: process.cwd(), config: readBuildConfig(process.env) };
    const [command, ...words] = process.argv.slice(2);
    if (command === 'reread') {
      const terminal = { print: console.log, tell: console.error };
      process.exitCode = await runReread(words, place, terminal);
    } else if (command === 'accept' && words.length < 2 && process.stdin.isTTY) {
      const accepted = await leadThrough(words, place, pressedKeys(process.stdin), console.log);
      console.log(`${accepted} accepted. What waits is shown again: npm run facts -- accept`);
    } else {
      console.log(runFacts(process.argv.slice(2), place));
    }
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
