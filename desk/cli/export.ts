import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type FieldName, fieldNames, fields } from '../../contract/fields.ts';
import { toCsv } from '../../terminal/table.ts';
import { readWords } from '../../terminal/usage.ts';
import type { StoredEnquiry } from '../enquiry.ts';
import { codeOf, reasonOf } from '../errors.ts';
import { type Command, jsonOption, NotDone } from './command.ts';
import { filterFrom, filterHelp, filterOptions } from './filters.ts';
import { asJson, flat } from './text.ts';

const help = `npm run enquiries -- export [--output <file>] [--state <states>] [--from <day>] [--to <day>] [--limit <number>] [--json]

Writes enquiries, newest first, as a table for a spreadsheet: CSV after RFC 4180, UTF-8 with a byte order mark.

A visitor may have typed what a spreadsheet would compute as a formula. An apostrophe stands before every =, +, - and @
at which one might begin, also within a cell after a line end or a semicolon: so +353… is written '+353…. Control
characters are left out. JSON has every character as it was typed.

Options
  --output <file>   a new file that only you may read; without it the table goes to the standard output
${filterHelp}
  --json            JSON in place of CSV

Examples
  npm run enquiries -- export --output november.csv --from 2026-11-01 --to 2026-11-30
  npm run --silent enquiries -- export --state sent --json > sent.json`;

export const exportEnquiries: Command = {
  summary: 'enquiries as a table for a spreadsheet, or as JSON',
  help,
  run: async (words, { withStore }) => {
    const { values } = readWords({
      args: words,
      options: { ...jsonOption, ...filterOptions, output: { type: 'string' } },
    });
    const filter = filterFrom(values);
    const enquiries = await withStore({ readOnly: true }, (store) => store.list(filter));
    const text = values.json ? `${asJson(enquiries.map(flat))}\n` : enquiriesAsCsv(enquiries);
    if (values.output === undefined) return { text };
    const file = path.resolve(values.output);
    await writeNewFile(file, text);
    return { text: `Wrote ${file}, which only you may read. Enquiries in it: ${enquiries.length}` };
  },
};

async function writeNewFile(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const reason =
      codeOf(error) === 'EEXIST' ? 'it is there already; name a new file' : reasonOf(error);
    throw new NotDone(`${file} was not written: ${reason}.`, { cause: error });
  }
}

type Column = readonly [heading: string, cell: (enquiry: StoredEnquiry) => string];

const columns: readonly Column[] = [
  ['Reference', ({ reference }) => reference],
  ['Id', ({ id }) => id],
  ['Changes the words of', ({ amends }) => amends ?? ''],
  ['Received (UTC)', ({ receivedAt }) => secondOf(receivedAt)],
  ['State', ({ state }) => state],
  ['Sent (UTC)', ({ sentAt }) => (sentAt === null ? '' : secondOf(sentAt))],
  ['Attempts', ({ attempts }) => String(attempts)],
  ['Last error', ({ lastError }) => lastError ?? ''],
  ['Spam score', ({ spamScore }) => String(spamScore)],
  ['Spam signs', ({ spamReasons }) => spamReasons.join('; ')],
  ['Subject', ({ subject }) => subject],
  ['Page', ({ page }) => page],
  ['Language', ({ language }) => language],
  ...fieldNames.map(fieldColumn),
];

function enquiriesAsCsv(enquiries: readonly StoredEnquiry[]): string {
  return toCsv([headings, ...rowsFor(enquiries)]);
}

/** The first row of the table for a spreadsheet. */
export const headings: readonly string[] = columns.map(([heading]) => heading);

/** Its other rows. */
export function rowsFor(enquiries: readonly StoredEnquiry[]): string[][] {
  return enquiries.map((enquiry) => columns.map(([, cell]) => cell(enquiry)));
}

function fieldColumn(name: FieldName): Column {
  return [fields[name].label, ({ text }) => text[name]];
}

function secondOf(moment: Date): string {
  return moment.toISOString().slice(0, 19).replace('T', ' ');
}
