import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { replaceFile } from '../../load/replace-file.ts';

/**
 * What became of a fact, the worst first. "look": the sentence that was accepted stands there no more. "gone" and "unreachable" are
 * of its page. "new": nobody has accepted a sentence yet.
 */
export const rereadStates = ['look', 'gone', 'new', 'unreachable', 'same'] as const;

export type RereadState = (typeof rereadStates)[number];

const outcomeSchema = z.object({
  /** "country/guide/id". */
  key: z.string(),
  state: z.enum(rereadStates),
  /** The accepted sentence where it still stands; else those that a person should look at, the likeliest first. */
  sentences: z.array(z.object({ text: z.string(), under: z.string(), hash: z.string() })),
  /** Where the source's address led to. */
  url: z.string(),
  /** Why there is no better answer, or that the page has moved; "" for nothing. */
  detail: z.string(),
  /** The day on which it was looked for, "2026-11-22". */
  day: z.string(),
});

export type Outcome = z.infer<typeof outcomeSchema>;

const lineSchema = z.object({ page: z.string(), outcomes: z.array(outcomeSchema) });

/**
 * Opens the journal in `folder`, that of a run that was stopped unless `isFresh`: the answers of one run, kept line by line as
 * they come.
 */
export function openJournal(folder: string, isFresh: boolean) {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, runFile);
  if (isFresh) rmSync(file, { force: true });
  const answered = new Map<string, readonly Outcome[]>(
    linesOf(file).map(({ page, outcomes }) => [page, outcomes]),
  );
  // A line that was cut off by a stop would spoil the one after it.
  writeFileSync(file, [...answered].map(([page, outcomes]) => toLine(page, outcomes)).join(''));
  return {
    /** Addresses that need not be asked again, with what was found there. */
    answered,
    add(page: string, outcomes: readonly Outcome[]): void {
      answered.set(page, outcomes);
      appendFileSync(file, toLine(page, outcomes));
    },
    /** Marks the run as whole: the next one begins anew. */
    close: () => renameSync(file, path.join(folder, lastFile)),
  };
}

const runFile = 'run.jsonl';
const lastFile = 'last.jsonl';

/** What the last run said, whole or not; [] when there was none. */
export function lastOutcomes(folder: string): Outcome[] {
  const runs = [runFile, lastFile].map((name) => linesOf(path.join(folder, name)));
  return runs.find(({ length }) => length > 0)?.flatMap(({ outcomes }) => outcomes) ?? [];
}

function toLine(page: string, outcomes: readonly Outcome[]): string {
  return `${JSON.stringify({ page, outcomes })}\n`;
}

function linesOf(file: string): z.infer<typeof lineSchema>[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const parsed = lineSchema.safeParse(readJson(line));
      return parsed.success ? [parsed.data] : [];
    });
}

function readJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

const keptPageSchema = z.object({
  address: z.string(),
  blocks: z.array(z.object({ text: z.string(), under: z.string(), isRow: z.boolean() })),
});

/** The texts of pages as they were last read, by their addresses, a file each below `folder`: a sentence is accepted by its words. */
export function openPageStore(folder: string) {
  const pages = path.join(folder, 'pages');
  const fileOf = (address: string) => {
    const name = createHash('sha256').update(address).digest('hex').slice(0, 32);
    return path.join(pages, `${name}.json`);
  };
  return {
    get(address: string) {
      const file = fileOf(address);
      if (!existsSync(file)) return null;
      const parsed = keptPageSchema.safeParse(readJson(readFileSync(file, 'utf8')));
      return parsed.success && parsed.data.address === address ? parsed.data : null;
    },
    keep(page: z.infer<typeof keptPageSchema>): void {
      replaceFile(fileOf(page.address), JSON.stringify(page));
    },
  };
}

const acceptedSchema = z.object({
  text: z.string(),
  under: z.string(),
  /** Where the source's address led to. */
  url: z.string(),
  /** The day on which it was last seen there. */
  seen: z.iso.date(),
  /** As the facts file has it: where that has another one, these are no longer the words. */
  fingerprint: z.string(),
});

/** The words of a sentence that somebody accepted. They are the source's: this machine keeps them, the repository never. */
export type Accepted = z.infer<typeof acceptedSchema>;

const fileSchema = z.record(z.string(), acceptedSchema);

/** Below the reader's own folder, by the keys of facts; {} where nothing was kept. */
export function readAccepted(folder: string): Record<string, Accepted> {
  const file = path.join(folder, fileName);
  return existsSync(file) ? fileSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** Keeps these sentences beside those of other facts. */
export function keepAccepted(folder: string, seen: Readonly<Record<string, Accepted>>): void {
  const all = { ...readAccepted(folder), ...seen };
  replaceFile(path.join(folder, fileName), JSON.stringify(all, null, 1));
}

const fileName = 'accepted.json';
