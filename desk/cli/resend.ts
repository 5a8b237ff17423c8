import type { Command } from './command.ts';
import { changeMailing } from './mailing.ts';

const help = `npm run enquiries -- resend <id or reference>... [--json]

Has sent or failed enquiries mailed again, each as a message of its own, with five days of attempts. The desk does so
within a second when it runs with a mail server; otherwise at its next start.
Those that are stored or sending are on their way already; those in quarantine want "release".

Options
  --json    an array with id, reference and state of each that will be mailed

Example
  npm run enquiries -- resend WM-7K3Q-9F2D`;

export const resend: Command = {
  summary: 'have sent or failed enquiries mailed again',
  help,
  run: (words, scene) =>
    changeMailing(words, scene, {
      change: (store, id, now) => store.resend(id, now),
      done: 'will be mailed again',
      refused: 'was not mailed again',
    }),
};
