import type { DeskConfig } from '../config.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import type { KnownPlace } from '../store/known-database.ts';

/** What a command has to say. */
export type Answer = {
  /** For the standard output. */
  text: string;
  /** What was not done, a sentence each, for the error stream; then the exit code is 1. */
  problems?: readonly string[];
  /** What else there is to know, a sentence each, for the error stream; the exit code is as it was. */
  notes?: readonly string[];
};

/** Where the enquiries are, as the settings say. */
type CommandPlace = KnownPlace & Pick<DeskConfig, 'journalFolder'>;

/** What the command line hands to its commands. */
export type CommandScene = {
  /** Opens the enquiries for as long as `work` takes. */
  withStore: <Result>(
    access: { readOnly: boolean },
    work: (store: EnquiryStore, place: CommandPlace) => Promise<Result>,
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
