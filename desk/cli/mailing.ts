import { readWords } from '../../terminal/usage.ts';
import type { StoredEnquiry } from '../enquiry.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import { type Answer, type Command, type CommandScene, jsonOption, NotDone } from './command.ts';
import { findOne, forEachName, namesFrom } from './naming.ts';
import { asJson, stateMeanings } from './text.ts';

const releaseHelp = `npm run enquiries -- release <id or reference>... [--json]

Lets quarantined enquiries be mailed, as clean ones. The desk does so within a second when it runs with a mail server;
otherwise at its next start.

Options
  --json    an array with id, reference and state of each that will be mailed

Examples
  npm run enquiries -- list --state quarantined
  npm run enquiries -- release WM-7K3Q-9F2D WM-1Y7T-TPYS`;

export const release: Command = {
  summary: 'let quarantined enquiries be mailed',
  help: releaseHelp,
  run: (words, scene) =>
    changeMailing(words, scene, {
      change: (store, id, now) => store.release(id, now),
      done: 'is released and will be mailed',
      refused: 'was not released',
    }),
};

const resendHelp = `npm run enquiries -- resend <id or reference>... [--json]

Has sent or failed enquiries mailed again, each as a message of its own, with five days of attempts. The desk does so
within a second when it runs with a mail server; otherwise at its next start.
Those that are stored or sending are on their way already; those in quarantine want "release".

Options
  --json    an array with id, reference and state of each that will be mailed

Example
  npm run enquiries -- resend WM-7K3Q-9F2D`;

export const resend: Command = {
  summary: 'have sent or failed enquiries mailed again',
  help: resendHelp,
  run: (words, scene) =>
    changeMailing(words, scene, {
      change: (store, id, now) => store.resend(id, now),
      done: 'will be mailed again',
      refused: 'was not mailed again',
    }),
};

type MailingChange = {
  change: (store: EnquiryStore, id: string, now: Date) => Promise<boolean>;
  done: string;
  refused: string;
};

/** Has the named enquiries mailed, where their state allows it. */
async function changeMailing(
  words: readonly string[],
  { withStore, now }: CommandScene,
  { change, done, refused }: MailingChange,
): Promise<Answer> {
  const { values, positionals } = readWords({
    args: words,
    options: jsonOption,
    allowPositionals: true,
  });
  const names = namesFrom(positionals);
  const { results, problems } = await withStore({ readOnly: false }, (store) =>
    forEachName(names, async (name) => {
      const enquiry = await findOne(store, name);
      if (await change(store, enquiry.id, now())) return enquiry;
      throw new NotDone(`${enquiry.reference} ${refused}: it is ${stateOf(enquiry)}.`);
    }),
  );
  const text = values.json
    ? asJson(results.map(({ id, reference }) => ({ id, reference, state: 'stored' })))
    : results.map(({ id, reference }) => `${reference} (${id}) ${done}.`).join('\n');
  return { text, problems };
}

function stateOf({ state }: StoredEnquiry): string {
  return `${state} (${stateMeanings[state]})`;
}
