import { existsSync } from 'node:fs';
import { UsageError } from '../../terminal/usage.ts';
import { readDeskConfig } from '../config.ts';
import { ConfigError, reasonOf, StartError, StoreError } from '../errors.ts';
import { journalFileIn } from '../journal/journal.ts';
import { erasingIn } from '../journal/witness.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import { openExistingStore } from '../store/open-store.ts';
import { backup } from './backup.ts';
import {
  type Answer,
  type Command,
  type CommandPlace,
  type CommandScene,
  NotDone,
} from './command.ts';
import { confirm } from './confirm.ts';
import { erase } from './erase.ts';
import { exportEnquiries } from './export.ts';
import { list } from './list.ts';
import { release, resend } from './mailing.ts';
import { mark } from './mark.ts';
import { open } from './open.ts';
import { show } from './show.ts';
import { status } from './status.ts';
import { verify } from './verify.ts';

/** Every command by its name, in the order in which help names them. */
const commands: ReadonlyMap<string, Command> = new Map([
  ['list', list],
  ['show', show],
  ['export', exportEnquiries],
  ['status', status],
  ['release', release],
  ['resend', resend],
  ['mark', mark],
  ['erase', erase],
  ['backup', backup],
  ['confirm', confirm],
  ['verify', verify],
  ['open', open],
]);

const summaries = [...commands].map(([name, { summary }]) => `  ${name.padEnd(9)}${summary}`);

const generalHelp = `npm run enquiries -- <command> [names] [options]

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
  DESK_STATE     where the desk remembers which database it had, for confirm
  DATABASE_URL   the PostgreSQL database in its place, as for the desk itself
  DESK_JOURNAL   the folder of the journal, for erase, open and verify; DESK_DATA when it is not set
Run these commands as the user that the desk runs as; another may not write, or would own files that the desk needs.

npm prints two lines of its own; "npm run --silent enquiries -- …" leaves them out, and so does "node desk/cli.ts …".
What these commands show is what people wrote in confidence. Erase exports when they are no longer needed.`;

const exitCodes = { done: 0, notDone: 1, wrongUse: 2 } as const;

/** What the command line has around it. */
type CommandLineScene = Omit<CommandScene, 'withStore'> & {
  env: NodeJS.ProcessEnv;
  /** Takes, line by line, what went wrong. */
  complain: (line: string) => void;
};

/** Carries out one command, such as ['list', '--json'], and answers with the exit code. Throws what nobody has foreseen. */
export async function runCommandLine(
  words: readonly string[],
  scene: CommandLineScene,
): Promise<number> {
  const { print, complain } = scene;
  try {
    const { text, problems = [], notes = [] } = await answerTo(words, scene);
    if (text !== '') await print(text.endsWith('\n') ? text : `${text}\n`);
    for (const line of [...problems, ...notes]) complain(line);
    return problems.length === 0 ? exitCodes.done : exitCodes.notDone;
  } catch (error) {
    if (!isExpected(error)) throw error;
    complain(error instanceof UsageError ? whereHelpIs(error, words) : inWords(error));
    return error instanceof UsageError ? exitCodes.wrongUse : exitCodes.notDone;
  }
}

function whereHelpIs({ message }: UsageError, words: readonly string[]): string {
  const names = words.filter((word) => commands.has(word)).slice(0, 1);
  return `${message}\n${['npm run enquiries --', ...names, '--help'].join(' ')} explains it.`;
}

async function answerTo(
  [name, ...words]: readonly string[],
  { env, ...scene }: CommandLineScene,
): Promise<Answer> {
  if (isHelp(name)) return { text: generalHelp };
  const command = commandNamed(name);
  if (words.some(isHelp)) return { text: command.help };
  return command.run(words, { ...scene, withStore: withStoreOf(env) });
}

function commandNamed(name: string | undefined): Command {
  const command = commands.get(name ?? '');
  if (command !== undefined) return command;
  const names = [...commands.keys()].join(', ');
  throw new UsageError(
    name === undefined || name.startsWith('-')
      ? `Name a command first: ${names}.`
      : `There is no command ${JSON.stringify(name)}; there are ${names}.`,
  );
}

function isHelp(word: string | undefined): boolean {
  return word === '--help' || word === '-h';
}

function withStoreOf({
  DESK_DATA,
  DESK_STATE,
  DESK_JOURNAL,
  DATABASE_URL,
}: NodeJS.ProcessEnv): CommandScene['withStore'] {
  return async (access, work) => {
    // The other settings are the desk's own business: a mistake in one must not keep staff from the enquiries.
    const place = readDeskConfig({ DESK_DATA, DESK_STATE, DESK_JOURNAL, DATABASE_URL });
    const store = reachingJournal(await openExistingStore(place, access), place);
    try {
      return await work(store, place);
    } finally {
      await store.close();
    }
  };
}

/** What is erased goes from the journal too; a desk that had none so far makes it at its start. */
function reachingJournal(store: EnquiryStore, { journalFolder }: CommandPlace): EnquiryStore {
  const file = journalFolder === null ? null : journalFileIn(journalFolder);
  return file !== null && existsSync(file) ? erasingIn(file, store) : store;
}

function isExpected(error: unknown): error is Error {
  return [UsageError, NotDone, ConfigError, StartError, StoreError].some(
    (kind) => error instanceof kind,
  );
}

/** A StoreError may leave what the database said to its cause; staff need it. */
function inWords({ name, message, cause }: Error): string {
  const reason = name === 'StoreError' && cause !== undefined ? reasonOf(cause) : '';
  return message.includes(reason) ? message : `${message} It said: ${reason}.`;
}
