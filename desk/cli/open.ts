import { asJson } from '../../terminal/plain-text.ts';
import { readWords, UsageError } from '../../terminal/usage.ts';
import { readDeskConfig } from '../config.ts';
import { readSettings } from '../settings.ts';
import { type Command, jsonOption } from './command.ts';

const help = `npm run enquiries -- open [--port <number>] [--json]

Opens a page in which you read, release, resend, erase and export enquiries with the mouse or the keyboard. It prints an
address that works once, in one browser; open it on this computer. The page ends with Ctrl-C, or when nobody has asked it
for anything for an hour; the command then starts another.
It answers this computer alone. When the enquiries are on a server, have ssh hand the page on to yours, and open the
address there:

  ssh -L 4400:127.0.0.1:4400 desk.waymark.example
  npm run enquiries -- open --port 4400

Whoever sits at this computer while the page is open reads what people wrote in confidence.

Options
  --port <number>   the port to listen on; the system chooses one when it is left out
  --json            { address } in place of words`;

export const open: Command = {
  summary: 'a page in the browser for all of this',
  help,
  run: async (words, { withStore, print, untilStopped }) => {
    const { values } = readWords({
      args: words,
      options: { ...jsonOption, port: { type: 'string' } },
    });
    const port = values.port === undefined ? 0 : portFrom(values.port);
    const { siteName } = readSettings(readDeskConfig({}).projectFolder);
    // Not before: the other commands need no web server.
    const { openStaffPage } = await import('../staff/server.ts');
    return withStore({ readOnly: false }, async (store) => {
      // Listened for before the address is out: whoever has it may end the page at once.
      const stopped = untilStopped();
      const page = await openStaffPage({ store, siteName, port });
      await print(
        values.json ? `${asJson({ address: page.address })}\n` : invitation(page.address),
      );
      const end = await Promise.race([
        stopped.then(() => 'The page is closed.'),
        page.untilIdle.then(() => 'The page is closed: nobody asked for anything for an hour.'),
      ]);
      await page.close();
      return { text: values.json ? '' : end };
    });
  },
};

function portFrom(word: string): number {
  const port = Number(word);
  if (/^\d{1,5}$/.test(word) && port <= 65_535) return port;
  throw new UsageError(`--port: write a whole number up to 65535, like 4400; this is "${word}".`);
}

function invitation(address: string): string {
  return `The enquiries are at

  ${address}

Open it on this computer. It works once, in one browser. Ctrl-C closes the page, and so does an hour of nobody asking.
`;
}
