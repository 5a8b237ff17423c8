// What the editor's screen and its server say to each other, as JSON below /edit/api.

import type { Outcome } from '../compiler/commands/reread/journal.ts';
import type { FieldPath } from '../compiler/content-error.ts';
import type { Fact } from '../compiler/facts/facts.ts';
import type { Difference } from './merge.ts';
import type { Schema } from './values.ts';

export type { FieldPath };

/** What an editor asked for and cannot have, in a sentence that says what to do. It is answered as { error }. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** A content file, as the list of files shows it. */
export type FileEntry = {
  /** From the project's root, like content/en/guides/uk/uk-passport.yaml. */
  file: string;
  /** Heading under which it is listed, like "Guides: United Kingdom". */
  group: string;
  /** What people call it, like "UK passport". */
  label: string;
  /** The address of the page that is made of it; null where it is on many or none. */
  page: string | null;
};

/** One thing wrong in a draft, told beside its field. */
export type Problem = {
  file: string;
  path: FieldPath;
  /** A sentence that says what to do. */
  text: string;
  /**
   * "conflict": somebody else changed the same field, and nobody has chosen yet. "content": the site would not build, so it cannot be
   * saved. "claims": a sentence that this site must not say; it stops a build too. "reading": harder to read than a page may be.
   */
  gate: 'conflict' | 'content' | 'claims' | 'reading';
};

/** The files with changes that are not saved yet, each in its version: a hash of what it holds, as a draft or saved. */
export type Versions = Record<string, string>;

/** How the drafts stand after the last change. */
export type DraftState = {
  /** Changes each time when a draft or a content file does. */
  stamp: string;
  versions: Versions;
  problems: Problem[];
  /** Addresses of pages that differ from what is saved, those of the changed files first; drawn with the drafts while these are sound. */
  pages: string[];
  /** False while a problem of "conflict", "content" or "claims" stands. */
  canSave: boolean;
};

/** What a file holds: its draft, or what is saved where there is none. */
export type Held = {
  /** It may be wrong by its schema. */
  value: unknown;
  version: string;
  /**
   * Fields that were changed in two places: the value has one of the two, and `other` is kept beside it until somebody chooses.
   * `isSaved`: the other words are those of the file on disk, and not of a draft.
   */
  conflicts: (Difference & { isSaved: boolean })[];
};

export type OpenedFile = FileEntry &
  Held & {
    /** Made of the zod schema that the compiler checks the file by. */
    schema: Schema;
  };

/** What somebody made of a file, and of what: where the file has another version by now, both are merged. */
export type Change = { file: string; version: string; base: unknown; value: unknown };

/** What became of a change; `value` where others have changed the file too. */
export type Kept = Pick<DraftState, 'versions'> & Omit<Held, 'value'> & { value?: unknown };

/** Which words of a conflict shall stand: those of the draft, or the other ones. */
export type Choice = { file: string; version: string; conflict: number; keep: 'draft' | 'other' };

/** A fact that a sentence may show or rest on, by its key: "country/guide/id". */
export type FactChoice = Pick<Fact, 'key' | 'label' | 'figure' | 'asOf' | 'level'> & {
  /** By which alone sentences of the same guide call it. */
  id: string;
  /** "country/guide" */
  guide: string;
  /** What the source says, in one sentence. */
  statement: string;
  publisher: string;
  /** Addresses of pages that show its figure or rest on it. */
  pages: string[];
};

/** What a field may name. */
export type References = {
  facts: FactChoice[];
  routes: { path: string; title: string }[];
  publishers: string[];
  /** Names of guides, like "uk/uk-passport". */
  guides: { key: string; title: string }[];
};

export type FileList = {
  files: FileEntry[];
  /** What somebody may begin, and what to write as its name, with an example. */
  kinds: { kind: NewFile['kind']; label: string; hint: string }[];
  /** The repository in which saved changes become a pull request; null when they go to this computer's own files. */
  team: string | null;
};

/** Asks for a new file with all that its page needs: its facts file and its address. */
export type NewFile = {
  kind: 'guide' | 'country' | 'offer' | 'article';
  /** Like "italy/italian-passport", or "italy" for a country. */
  key: string;
  title: string;
};

export type Saved = { files: string[]; pullRequest: string | null };

/** A fact that waits to be read again: due by its age, or found by the last run of the re-reader. */
export type DueFact = Pick<Fact, 'key' | 'label' | 'figure' | 'asOf'> & {
  url: string;
  /** Why it is due, or what the last run met. */
  reason: string;
  /** What the last run found there; null where it has not run. `text` is short, its figure between pairs of asterisks. */
  found: (Pick<Outcome, 'state' | 'day'> & { sentences: { hash: string; text: string }[] }) | null;
  /** Whether somebody may say that one of the sentences says the same. */
  canAccept: boolean;
};

/** What a visitor told is wrong on a page, without who told it. */
export type Mistake = {
  /** The files that the page is made of; none where it is made of many. */
  files: string[];
  /** Address of the page, in the language in which it was read. */
  page: string;
  /** What of it was named, like "source 3"; '' for the whole page. */
  of: string;
  /** The moment, in UTC. */
  received: string;
  /** What staff find it by. */
  reference: string;
  words: string;
};

/*
 * GET    files                     FileList
 * GET    file?name=<file>          OpenedFile
 * GET    references                References
 * GET    state                     DraftState
 * GET    stamp                     { stamp }    that of the state: whoever has another one asks anew
 * GET    due                       DueFact[]
 * GET    mistakes                  Mistake[]    newest first; to a page of this server alone
 * PUT    draft  Change             Kept         on disk before it is answered, and not checked yet
 * POST   choose Choice             Kept         409 when the file has another version by now
 * DELETE draft  { versions }       {}           forgets the changes of these files; 409 for another version
 * POST   new    NewFile            { file: string }
 * POST   save   { versions }       Saved        409 while canSave is false, and when there is anything else to save than these versions
 * POST   accept { key, sentence }  DueFact[]    by the sentence's hash, as a draft
 */
