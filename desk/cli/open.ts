import { asJson } from '../../terminal/plain-text.ts';
import { readWords, UsageError } from '../../terminal/usage.ts';
import { readDeskConfig } from '../config.ts';
import { readSettings } from '../settings.ts';
import { type Command, jsonOption } from './command.ts';

/** A page in the browser for all of this. */
export const open: Command = async (words, { withStore, print, untilStopped }) => {
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
    await print(values.json ? `${asJson({ address: page.address })}\n` : invitation(page.address));
    const end = await Promise.race([
      stopped.then(() => 'The page is closed.'),
      page.untilIdle.then(() => 'The page is closed: nobody asked for anything for an hour.'),
    ]);
    await page.close();
    return { text: values.json ? '' : end };
  });
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
