import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../../terminal/usage.ts';
import { readDeskConfig } from '../config.ts';
import { ConfigError, reasonOf, StartError, StoreError } from '../errors.ts';
import { handlingWords, stateWords } from '../in-words.ts';
import { journalFileIn } from '../journal/journal.ts';
import { erasingIn } from '../journal/witness.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import { openExistingStore } from '../store/open-store.ts';
import { erase, mark, release, resend } from './changing.ts';
import { type Answer, type Command, type CommandScene, NotDone } from './command.ts';
import { backup, confirm, open, verify } from './keeping.ts';
import { exportEnquiries, list, show, status } from './reading.ts';

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
  if (isHelp(name)) return { text: helpNamed('general') };
  const command = commandNamed(name);
  if (words.some(isHelp)) return { text: helpNamed(name ?? '') };
  return command(words, { ...scene, withStore: withStoreOf(env) });
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

/** The text of that name in `help/`, with what several say, and what states are called, in place of their names. */
function helpNamed(name: string): string {
  const text = readFileSync(path.join(import.meta.dirname, 'help', `${name}.txt`), 'utf8');
  return text
    .trimEnd()
    .replace('{filters}', () => helpNamed('filters'))
    .replace('{states}', meaningsOf(stateWords))
    .replace('{handlings}', meaningsOf(handlingWords));
}

function meaningsOf(words: Readonly<Record<string, { meaning: string }>>): string {
  const width = Math.max(...Object.keys(words).map(({ length }) => length));
  return Object.entries(words)
    .map(([word, { meaning }]) => `  ${word.padEnd(width)}  ${meaning}`)
    .join('\n');
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
    const store = reachingJournal(await openExistingStore(place, access), place.journalFolder);
    try {
      return await work(store, place);
    } finally {
      await store.close();
    }
  };
}

/** What is erased goes from the journal too; a desk that had none so far makes it at its start. */
function reachingJournal(store: EnquiryStore, journalFolder: string | null): EnquiryStore {
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
