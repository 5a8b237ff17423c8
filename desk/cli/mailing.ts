import { asJson } from '../../terminal/plain-text.ts';
import { stateWords } from '../in-words.ts';
import { type Command, jsonOption, NotDone } from './command.ts';
import { findOne, forEachName, readNames } from './naming.ts';

const releaseHelp = `npm run enquiries -- release <id or reference>... [--json]

Lets quarantined enquiries be mailed, as clean ones. The desk does so within a second when it runs with a mail server;
otherwise at its next start.

Options
  --json    an array with id, reference and state of each that will be mailed

Examples
  npm run enquiries -- list --state quarantined
  npm run enquiries -- release WM-7K3Q-9F2D WM-1Y7T-TPYS`;

export const release = mailingCommand({
  summary: 'let quarantined enquiries be mailed',
  help: releaseHelp,
  change: 'release',
  done: 'is released and will be mailed',
  refused: 'was not released',
});

const resendHelp = `npm run enquiries -- resend <id or reference>... [--json]

Has sent or failed enquiries mailed again, each as a message of its own, with five days of attempts. The desk does so
within a second when it runs with a mail server; otherwise at its next start.
Those that are stored or sending are on their way already; those in quarantine want "release".

Options
  --json    an array with id, reference and state of each that will be mailed

Example
  npm run enquiries -- resend WM-7K3Q-9F2D`;

export const resend = mailingCommand({
  summary: 'have sent or failed enquiries mailed again',
  help: resendHelp,
  change: 'resend',
  done: 'will be mailed again',
  refused: 'was not mailed again',
});

type MailingCommand = Pick<Command, 'summary' | 'help'> & {
  change: 'release' | 'resend';
  done: string;
  refused: string;
};

/** A command that has the named enquiries mailed, where their state allows it. */
function mailingCommand({ summary, help, change, done, refused }: MailingCommand): Command {
  return {
    summary,
    help,
    run: async (words, { withStore, now }) => {
      const { values, names } = readNames(words, jsonOption);
      const { results, problems } = await withStore({ readOnly: false }, (store) =>
        forEachName(names, async (name) => {
          const { id, reference, state } = await findOne(store, name);
          if (await store[change](id, now())) return { id, reference, state: 'stored' };
          const is = `${state} (${stateWords[state].meaning})`;
          throw new NotDone(`${reference} ${refused}: it is ${is}.`);
        }),
      );
      const text = values.json
        ? asJson(results)
        : results.map(({ id, reference }) => `${reference} (${id}) ${done}.`).join('\n');
      return { text, problems };
    },
  };
}
