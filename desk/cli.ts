import { parseArgs } from 'node:util';
import { enquiriesAsJson, enquiryInFull, enquiryTable } from './cli-text.ts';
import { readDeskConfig } from './config.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import { ConfigError, reasonOf, StartError, StoreError } from './errors.ts';
import { openExistingStore } from './store.ts';

const generalHelp = `Reads the enquiries that the desk has kept. The desk may be running meanwhile.

  npm run enquiries -- list [--json]                      all enquiries, newest first
  npm run enquiries -- show <id or reference> [--json]    one enquiry in full

Each command explains itself with --help.
DESK_DATA names the folder of the desk, as it does for the desk itself (./data when it is not set).`;

const listHelp = `npm run enquiries -- list [--json]

Lists all enquiries, newest first: reference, time received (UTC), state, attempts to mail it, subject.

States:   stored   on disk, waits for its next attempt (for ever, when no mail server is set)
          sending  an attempt is under way
          sent     the mail server took it
          failed   the mail server refused it for good, or five days of attempts went by: somebody must look

--json    an array with every field, the seven that the visitor typed included`;

const showHelp = `npm run enquiries -- show <id or reference> [--json]

Shows one enquiry in full, with whatever the visitor sent later as changed words of it.
A reference looks like WM-7K3Q-9F2D; it stands in the mail, and the visitor knows it too.

--json    an array with every field`;

type Options = { asJson: boolean; names: readonly string[] };

const commands: Readonly<
  Record<string, { help: string; run: (store: EnquiryStore, options: Options) => Promise<string> }>
> = {
  list: { help: listHelp, run: list },
  show: { help: showHelp, run: show },
};

/** A command that cannot be carried out as it was typed. */
class UsageError extends Error {
  override readonly name = 'UsageError';
}

async function main(words: string[]): Promise<string> {
  const { values, positionals } = parsed(words);
  const [name, ...names] = positionals;
  if (name === undefined) {
    if (values.help) return generalHelp;
    throw new UsageError(`Name a command.\n\n${generalHelp}`);
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    throw new UsageError(`There is no command ${JSON.stringify(name)}.\n\n${generalHelp}`);
  }
  if (values.help) return command.help;
  const store = await openExistingStore(readDeskConfig(process.env), { readOnly: true });
  try {
    return await command.run(store, { asJson: values.json, names });
  } finally {
    await store.close();
  }
}

async function list(store: EnquiryStore, { asJson, names }: Options): Promise<string> {
  if (names.length > 0) throw new UsageError(`list takes no names.\n\n${listHelp}`);
  const enquiries = await store.list();
  return asJson ? enquiriesAsJson(enquiries) : enquiryTable(enquiries);
}

async function show(store: EnquiryStore, { asJson, names }: Options): Promise<string> {
  const [wanted, ...rest] = names;
  if (wanted === undefined || rest.length > 0) {
    throw new UsageError(`Name one id or reference.\n\n${showHelp}`);
  }
  const enquiries = await store.find(wanted.trim());
  if (enquiries.length === 0)
    throw new UsageError(`There is no enquiry ${JSON.stringify(wanted)}.`);
  return asJson ? enquiriesAsJson(enquiries) : enquiries.map(enquiryInFull).join('\n\n');
}

function parsed(words: string[]) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(`${reasonOf(error)}\n\n${generalHelp}`);
  }
}

main(process.argv.slice(2)).then(
  (text) => console.log(text),
  (error: unknown) => {
    const isExpected = [UsageError, ConfigError, StartError, StoreError].some(
      (kind) => error instanceof kind,
    );
    console.error(isExpected ? reasonOf(error) : error);
    process.exitCode = 1;
  },
);
