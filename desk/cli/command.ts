import type { ParseArgsOptionsConfig } from 'node:util';
import { asJson } from '../../terminal/plain-text.ts';
import { readWords, UsageError } from '../../terminal/usage.ts';
import type { DeskConfig } from '../config.ts';
import type { StoredEnquiry } from '../enquiry.ts';
import { proofInWords } from '../in-words.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';

/** What a command has to say. */
export type Answer = {
  /** For the standard output. */
  text: string;
  /** What was not done, a sentence each, for the error stream; then the exit code is 1. */
  problems?: readonly string[];
  /** What else there is to know, a sentence each, for the error stream; the exit code is as it was. */
  notes?: readonly string[];
};

/** What the command line hands to its commands. */
export type CommandScene = {
  /** Opens the enquiries for as long as `work` takes. */
  withStore: <Result>(
    access: { readOnly: boolean },
    work: (store: EnquiryStore, place: DeskConfig) => Promise<Result>,
  ) => Promise<Result>;
  now: () => Date;
  /** Asks whoever sits at the terminal; null when nobody does. */
  ask: Ask | null;
  /** Says something before the command has ended; resolves when there is room for more. */
  print: (text: string) => void | Promise<void>;
  /** Resolves when whoever started the command wants it to end, as with Ctrl-C. */
  untilStopped: () => Promise<void>;
};

/** Answers with the line typed, '' when nobody typed one. */
export type Ask = (question: string) => Promise<string>;

/** Carries out a command of these words. Throws UsageError or NotDone. */
export type Command = (words: readonly string[], scene: CommandScene) => Promise<Answer>;

/** A command that was understood and could not be carried out; the text says why and what to do. Exit code 1. */
export class NotDone extends Error {
  override readonly name = 'NotDone';
}

/** The option that every command has. */
export const jsonOption = { json: { type: 'boolean', default: false } } as const;

/** The ids or references that a command names, and its options. Throws UsageError when it names none, or one is empty. */
export function readNames<Options extends ParseArgsOptionsConfig>(
  words: readonly string[],
  options: Options,
) {
  const { values, positionals } = readWords({ args: words, options, allowPositionals: true });
  const names = [...new Set(positionals.map((name) => name.trim()))];
  if (names.length > 0 && !names.includes('')) return { values, names };
  throw new UsageError('Name one or more ids or references, like WM-7K3Q-9F2D.');
}

/** The one enquiry that has this id or reference. Throws NotDone, which says what became of it, or which ids to choose from. */
export async function findOne(store: EnquiryStore, name: string): Promise<StoredEnquiry> {
  const found = await store.find(name);
  const [enquiry, ...others] = found.filter(
    ({ id, reference }) => id === name.toLowerCase() || reference === name.toUpperCase(),
  );
  if (enquiry === undefined) throw await absent(store, name, found);
  if (others.length === 0) return enquiry;
  const ids = [enquiry, ...others].map(({ id }) => id).join(', ');
  throw new NotDone(`Several enquiries have the reference ${name}; name one by its id: ${ids}.`);
}

/** Does `work` for each name; a name for which it is not done does not stop the others. */
export async function forEachName<Result>(
  names: readonly string[],
  work: (name: string) => Promise<Result>,
): Promise<{ results: Result[]; problems: string[] }> {
  const results: Result[] = [];
  const problems: string[] = [];
  for (const name of names) {
    try {
      results.push(await work(name));
    } catch (error) {
      if (!(error instanceof NotDone)) throw error;
      problems.push(error.message);
    }
  }
  return { results, problems };
}

/** Changes something for each name, and answers with a line for each that was changed. */
export async function changeEach<Result>(
  { names, values }: { names: readonly string[]; values: { json: boolean } },
  { withStore }: CommandScene,
  work: (store: EnquiryStore, name: string) => Promise<Result>,
  lineOf: (result: Result) => string,
): Promise<Answer> {
  const { results, problems } = await withStore({ readOnly: false }, (store) =>
    forEachName(names, (name) => work(store, name)),
  );
  return { text: values.json ? asJson(results) : results.map(lineOf).join('\n'), problems };
}

/** Why there is nothing to work on: never there, or erased; changed words may have come since. */
export async function absent(
  store: EnquiryStore,
  name: string,
  amending: readonly StoredEnquiry[] = [],
): Promise<NotDone> {
  const [proof] = await store.findErasures(name);
  if (proof === undefined) return new NotDone(`There is no enquiry ${JSON.stringify(name)}.`);
  const changed = amending.map(({ reference }) => reference).join(', ');
  return new NotDone(
    proofInWords(proof) +
      (changed === '' ? '' : ` Other words that came under its id are kept as ${changed}.`),
  );
}
