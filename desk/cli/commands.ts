import { backup } from './backup.ts';
import type { Command } from './command.ts';
import { erase } from './erase.ts';
import { exportEnquiries } from './export.ts';
import { list } from './list.ts';
import { release } from './release.ts';
import { resend } from './resend.ts';
import { show } from './show.ts';
import { status } from './status.ts';

/** Every command by its name, in the order in which help names them. */
export const commands: ReadonlyMap<string, Command> = new Map([
  ['list', list],
  ['show', show],
  ['export', exportEnquiries],
  ['status', status],
  ['release', release],
  ['resend', resend],
  ['erase', erase],
  ['backup', backup],
]);

const summaries = [...commands].map(([name, { summary }]) => `  ${name.padEnd(9)}${summary}`);

export const generalHelp = `npm run enquiries -- <command> [names] [options]

Reads and looks after the enquiries that the desk has kept. The desk may be running meanwhile.

Commands
${summaries.join('\n')}

Each command explains itself: npm run enquiries -- list --help

Options
  --json      for programs: every command answers in JSON
  -h, --help

Exit codes
  0   done
  1   not done, or not all of it: no such enquiry, a state that does not allow it, a file or database that refuses
  2   wrong use: the command or an option cannot be understood, and nothing was done
What was not done stands on the error stream.

Settings (of the environment, or of .env)
  DESK_DATA      the folder of the desk, as for the desk itself; ./data when it is not set
  DATABASE_URL   the PostgreSQL database in its place, as for the desk itself
Run these commands as the user that the desk runs as; another may not write, or would own files that the desk needs.

npm prints two lines of its own; "npm run --silent enquiries -- …" leaves them out, and so does "node desk/cli.ts …".
What these commands show is what people wrote in confidence. Erase exports when they are no longer needed.`;
