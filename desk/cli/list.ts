import { readWords } from '../../terminal/usage.ts';
import type { StoredEnquiry } from '../enquiry.ts';
import { inParts, partsAsJson } from '../exports.ts';
import { filterFrom, filterHelp, filterOptions } from '../filters.ts';
import { type Command, jsonOption } from './command.ts';
import { stateHelp, tableHead, tableRow } from './text.ts';

const help = `npm run enquiries -- list [--state <states>] [--from <day>] [--to <day>] [--limit <number>] [--json]

Lists enquiries, newest first: reference, time received (UTC), state, attempts to mail it, subject.

Options
${filterHelp}
  --json            an array with every field, the seven that the visitor typed included

States
${stateHelp}

Examples
  npm run enquiries -- list --state quarantined,failed
  npm run enquiries -- list --from 2026-11-01 --to 2026-11-30
  npm run --silent enquiries -- list --json --limit 1`;

export const list: Command = {
  summary: 'which enquiries there are, newest first',
  help,
  run: async (words, { withStore, print }) => {
    const { values } = readWords({ args: words, options: { ...jsonOption, ...filterOptions } });
    const filter = filterFrom(values);
    await withStore({ readOnly: true }, async (store) => {
      const enquiries = inParts(store, filter);
      const lines = values.json ? partsAsJson(enquiries) : partsAsTable(enquiries);
      for await (const part of lines) await print(part);
    });
    return { text: '' };
  },
};

async function* partsAsTable(
  parts: AsyncIterable<readonly StoredEnquiry[]>,
): AsyncGenerator<string> {
  let isFirst = true;
  for await (const part of parts) {
    if (isFirst && part.length === 0) yield 'No enquiries.\n';
    if (part.length === 0) return;
    const rows = part.map(tableRow);
    yield `${[...(isFirst ? [tableHead] : []), ...rows].join('\n')}\n`;
    isFirst = false;
  }
}
