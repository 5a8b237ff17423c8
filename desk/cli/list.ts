import { readWords } from '../../terminal/usage.ts';
import { type Command, jsonOption } from './command.ts';
import { filterFrom, filterHelp, filterOptions } from './filters.ts';
import { asJson, enquiryTable, flat, stateHelp } from './text.ts';

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
  run: async (words, { withStore }) => {
    const { values } = readWords({ args: words, options: { ...jsonOption, ...filterOptions } });
    const filter = filterFrom(values);
    const enquiries = await withStore({ readOnly: true }, (store) => store.list(filter));
    return { text: values.json ? asJson(enquiries.map(flat)) : enquiryTable(enquiries) };
  },
};
