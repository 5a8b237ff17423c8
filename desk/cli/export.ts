import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readWords, UsageError } from '../../terminal/usage.ts';
import { reasonOf, StoreError } from '../errors.ts';
import { inParts, partsAsCsv, partsAsJson } from '../exports.ts';
import { filterFrom, filterHelp, filterOptions } from '../filters.ts';
import { makeFile } from '../new-file.ts';
import { type Command, jsonOption, NotDone } from './command.ts';

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
  run: async (words, { withStore, print }) => {
    const { values } = readWords({
      args: words,
      options: { ...jsonOption, ...filterOptions, output: { type: 'string' } },
    });
    const filter = filterFrom(values);
    if (values.output?.trim() === '') throw new UsageError('--output: name one new file.');
    return withStore({ readOnly: true }, async (store) => {
      let count = 0;
      async function* counted() {
        for await (const part of inParts(store, filter)) {
          count += part.length;
          yield part;
        }
      }
      const parts = values.json ? partsAsJson(counted()) : partsAsCsv(counted());
      if (values.output === undefined) {
        for await (const part of parts) await print(part);
        return { text: '' };
      }
      const file = path.resolve(values.output);
      await writeNewFile(file, parts);
      return { text: `Wrote ${file}, which only you may read. Enquiries in it: ${count}` };
    });
  },
};

/** An export that was cut short is not taken for a whole one. */
async function writeNewFile(file: string, parts: AsyncIterable<string>): Promise<void> {
  try {
    if (existsSync(file)) throw new Error('it is there already; name a new file');
    await makeFile(file, (partial) => writeFile(partial, parts));
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new NotDone(`${file} was not written: ${reasonOf(error)}.`, { cause: error });
  }
}
