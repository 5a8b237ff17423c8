import { asJson } from '../../terminal/plain-text.ts';
import { readWords } from '../../terminal/usage.ts';
import { confirmDatabase, databaseName } from '../store/known-database.ts';
import { type Command, jsonOption } from './command.ts';

const help = `npm run enquiries -- confirm [--json]

Says that the database which is there now is the one that is meant, whatever was kept in its place before: after the
folder was erased on purpose, or another one was put there. A desk that found another database than before says so at its
start, and /readyz is 503 until then; enquiries are kept all the same. It need not be started again.

First look whether a disk is not mounted: what has come since is then in the folder beneath, and nowhere else.

Options
  --json    { database }`;

export const confirm: Command = {
  summary: 'say that a database in the place of another one is meant to be there',
  help,
  run: async (words, { withStore }) => {
    const { values } = readWords({ args: words, options: jsonOption });
    return withStore({ readOnly: true }, async (store, place) => {
      await confirmDatabase(store, place);
      const database = databaseName(place);
      const text = `${database} is the database from now on.`;
      return { text: values.json ? asJson({ database }) : text };
    });
  },
};
