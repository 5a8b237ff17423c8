import { stat } from 'node:fs/promises';
import path from 'node:path';
import { asJson } from '../../terminal/plain-text.ts';
import { readWords, UsageError } from '../../terminal/usage.ts';
import { readDeskConfig } from '../config.ts';
import { agreementInWords } from '../journal/in-words.ts';
import { journalFileIn } from '../journal/journal.ts';
import { isAgreed, look } from '../journal/witness.ts';
import { readSettings } from '../settings.ts';
import { confirmDatabase, databaseName } from '../store/open-store.ts';
import { type Command, jsonOption, NotDone } from './command.ts';

/** Writes a sound copy of everything to a new file. */
export const backup: Command = async (words, { withStore }) => {
  const { values, positionals } = readWords({
    args: words,
    options: jsonOption,
    allowPositionals: true,
  });
  const [name = '', ...rest] = positionals;
  if (name.trim() === '' || rest.length > 0) throw new UsageError('Name one new file.');
  const file = path.resolve(name);
  await withStore({ readOnly: true }, (store) => store.backup(file));
  const { size: bytes } = await stat(file);
  const text = `Wrote ${file} (${bytes} bytes), which only you may read.`;
  return { text: values.json ? asJson({ file, bytes }) : text };
};

/** Says that a database in the place of another one is meant to be there. */
export const confirm: Command = async (words, { withStore }) => {
  const { values } = readWords({ args: words, options: jsonOption });
  return withStore({ readOnly: true }, async (store, place) => {
    await confirmDatabase(store, place);
    const database = databaseName(place);
    const text = `${database} is the database from now on.`;
    return { text: values.json ? asJson({ database }) : text };
  });
};

/** Proves that the journal and the database hold the same. */
export const verify: Command = async (words, { withStore }) => {
  const { values } = readWords({ args: words, options: jsonOption });
  const { agreement } = await withStore({ readOnly: true }, (store, { journalFolder }) => {
    if (journalFolder === null) throw new NotDone('DESK_JOURNAL is none: there is no journal.');
    return look(journalFileIn(journalFolder), store);
  });
  return {
    text: values.json ? asJson(agreement) : agreementInWords(agreement),
    problems: isAgreed(agreement) ? [] : ['The journal and the database do not agree.'],
  };
};

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
