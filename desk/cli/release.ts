import type { Command } from './command.ts';
import { changeMailing } from './mailing.ts';

const help = `npm run enquiries -- release <id or reference>... [--json]

Lets quarantined enquiries be mailed, as clean ones. The desk does so within a second when it runs with a mail server;
otherwise at its next start.

Options
  --json    an array with id, reference and state of each that will be mailed

Examples
  npm run enquiries -- list --state quarantined
  npm run enquiries -- release WM-7K3Q-9F2D WM-1Y7T-TPYS`;

export const release: Command = {
  summary: 'let quarantined enquiries be mailed',
  help,
  run: (words, scene) =>
    changeMailing(words, scene, {
      change: (store, id, now) => store.release(id, now),
      done: 'is released and will be mailed',
      refused: 'was not released',
    }),
};
