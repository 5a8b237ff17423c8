import {
  type Answer,
  type Command,
  type CommandScene,
  NotDone,
  UsageError,
} from './cli/command.ts';
import { commands, generalHelp } from './cli/commands.ts';
import { askOnTerminal } from './cli/terminal.ts';
import { readDeskConfig } from './config.ts';
import { ConfigError, codeOf, reasonOf, StartError, StoreError } from './errors.ts';
import { openExistingStore } from './store/open-store.ts';

const exitCodes = { done: 0, notDone: 1, wrongUse: 2 } as const;

const scene: CommandScene = {
  withStore: async (access, work) => {
    // The other settings are the desk's own business: a mistake in one must not keep staff from the enquiries.
    const { DESK_DATA, DATABASE_URL } = process.env;
    const store = await openExistingStore(readDeskConfig({ DESK_DATA, DATABASE_URL }), access);
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  },
  now: () => new Date(),
  ask: askOnTerminal(),
};

async function main([name, ...words]: readonly string[]): Promise<Answer> {
  if (isHelp(name)) return { text: generalHelp };
  const command = commandNamed(name);
  if (words.some(isHelp)) return { text: command.help };
  return command.run(words, scene);
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

function say({ text, problems = [] }: Answer): void {
  if (text !== '') process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? exitCodes.done : exitCodes.notDone;
}

function complain(error: unknown): void {
  const isWrongUse = error instanceof UsageError || codeOf(error).startsWith('ERR_PARSE_ARGS_');
  process.exitCode = isWrongUse ? exitCodes.wrongUse : exitCodes.notDone;
  if (isWrongUse) {
    const [name = ''] = process.argv.slice(2).filter((word) => commands.has(word));
    const wanted = ['npm run enquiries --', name, '--help'].filter((word) => word !== '').join(' ');
    console.error(`${reasonOf(error)}\n${wanted} explains it.`);
  } else {
    console.error(isExpected(error) ? inWords(error) : error);
  }
}

function isExpected(error: unknown): error is Error {
  return [NotDone, ConfigError, StartError, StoreError].some((kind) => error instanceof kind);
}

/** A StoreError may leave what the database said to its cause; staff need it. */
function inWords({ name, message, cause }: Error): string {
  const reason = name === 'StoreError' && cause !== undefined ? reasonOf(cause) : '';
  return message.includes(reason) ? message : `${message} It said: ${reason}.`;
}

// Whoever reads the beginning only, as `head` does, has what he wanted.
process.stdout.on('error', (error) => {
  if (codeOf(error) !== 'EPIPE') throw error;
  process.exit();
});

main(process.argv.slice(2)).then(say).catch(complain);
