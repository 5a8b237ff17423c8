import { stat } from 'node:fs/promises';
import path from 'node:path';
import { asJson } from '../../terminal/plain-text.ts';
import { readWords, UsageError } from '../../terminal/usage.ts';
import { type Command, jsonOption } from './command.ts';

const help = `npm run enquiries -- backup <file> [--json]

Writes a sound copy of everything to a new file that only you may read, while the desk runs: all that was accepted
before the command began is in it. It never writes over a file. To restore, stop the desk, put the copy into an empty
folder as enquiries.sqlite, and start the desk with DESK_DATA naming that folder; deploy/README.md goes step by step.

Enquiries in PostgreSQL are backed up by its own pg_dump.

Options
  --json    { file, bytes }

Example
  npm run enquiries -- backup /var/backups/waymark/2026-11-21.sqlite`;

export const backup: Command = {
  summary: 'write a sound copy of everything to a new file',
  help,
  run: async (words, { withStore }) => {
    const { values, positionals } = readWords({
      args: words,
      options: jsonOption,
      allowPositionals: true,
    });
    const [name = '', ...rest] = positionals;
    if (name.trim() === '' || rest.length > 0) throw new UsageError('Name one new file.');
    const file = path.resolve(name);
    await withStore({ readOnly: true }, (store) => store.backup(file));
    const { size: bytes } = await stat(file);
    const text = `Wrote ${file} (${bytes} bytes), which only you may read.`;
    return { text: values.json ? asJson({ file, bytes }) : text };
  },
};
