import { asJson } from '../../terminal/plain-text.ts';
import { readWords } from '../../terminal/usage.ts';
import { agreementInWords } from '../journal/in-words.ts';
import { journalFileIn } from '../journal/journal.ts';
import { compare, isAgreed } from '../journal/witness.ts';
import { type Command, jsonOption, NotDone } from './command.ts';

const help = `npm run enquiries -- verify [--json]

Holds the journal, in which every accepted enquiry stands a second time, against the database, and changes neither: how many
lines it has, whether each has its checksum and follows from the one before, and which enquiries one has and the other
has not. A desk does the same at its start and every hour, and brings back what is missing.

The exit code is 1 when something is damaged or missing.

Options
  --json    { file, lines, bytes, enquiries, erased, cutShort, damage, missingInDatabase, missingInJournal }`;

export const verify: Command = {
  summary: 'prove that the journal and the database hold the same',
  help,
  run: async (words, { withStore }) => {
    const { values } = readWords({ args: words, options: jsonOption });
    const agreement = await withStore({ readOnly: true }, (store, { journalFolder }) => {
      if (journalFolder === null) throw new NotDone('DESK_JOURNAL is none: there is no journal.');
      return compare(journalFileIn(journalFolder), store);
    });
    return {
      text: values.json ? asJson(agreement) : agreementInWords(agreement),
      problems: isAgreed(agreement) ? [] : ['The journal and the database do not agree.'],
    };
  },
};
