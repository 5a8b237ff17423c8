import { stat } from 'node:fs/promises';
import path from 'node:path';
import { asJson } from '../../terminal/plain-text.ts';
import { readWords, UsageError } from '../../terminal/usage.ts';
import { agreementInWords } from '../journal/in-words.ts';
import { journalFileIn } from '../journal/journal.ts';
import { compare, isAgreed } from '../journal/witness.ts';
import { confirmDatabase, databaseName } from '../store/known-database.ts';
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
  const agreement = await withStore({ readOnly: true }, (store, { journalFolder }) => {
    if (journalFolder === null) throw new NotDone('DESK_JOURNAL is none: there is no journal.');
    return compare(journalFileIn(journalFolder), store);
  });
  return {
    text: values.json ? asJson(agreement) : agreementInWords(agreement),
    problems: isAgreed(agreement) ? [] : ['The journal and the database do not agree.'],
  };
};
