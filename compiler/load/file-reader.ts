import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { ContentError, type ContentProblem } from '../content-error.ts';
import { slugPattern } from '../schemas/rich-text.ts';
import { parseContent } from './parse-content.ts';

/** Parsed files by their name below the folder of their kind, like "uk/uk-passport". */
export type Files<Words> = ReadonlyMap<string, Words>;

/** What was read; throws one ContentError with all that is wrong anywhere when this could not be. */
export type Pending<Data> = () => Data;

/** What all of them read, each under its name. */
export type Settled<All extends Readonly<Record<string, Pending<unknown>>>> = {
  [Name in keyof All]: ReturnType<All[Name]>;
};

/** Throws ContentError. */
export function settled<All extends Readonly<Record<string, Pending<unknown>>>>(
  pending: All,
): Settled<All> {
  const entries = Object.entries(pending).map(([name, read]) => [name, read()]);
  // Object.fromEntries forgets which name has which type.
  return Object.fromEntries(entries) as Settled<All>;
}

export type FileReader = ReturnType<typeof createFileReader>;

/** Reads one file after the other, wrong ones too, so that an editor hears of every fault at once. */
export function createFileReader(
  root: string,
  drafts: ReadonlyMap<string, string>,
  onRead: (file: string, schema: z.ZodType) => void = () => {},
) {
  const problems: ContentProblem[] = [];
  const known = new Map<string, Pending<unknown>>();

  /** Whoever asks twice is given the same, and its faults are told once. */
  function once<Data>(name: string, read: () => Pending<Data>): Pending<Data> {
    const pending = (known.get(name) as Pending<Data> | undefined) ?? read();
    known.set(name, pending);
    return pending;
  }

  function attempt<Data>(file: string, work: () => Data): Pending<Data> {
    try {
      const data = work();
      return () => data;
    } catch (error) {
      problems.push(
        ...(error instanceof ContentError ? error.problems : [unreadable(file, error)]),
      );
      return () => {
        throw new ContentError(problems);
      };
    }
  }

  function read<Schema extends z.ZodType>(file: string, schema: Schema): Pending<z.output<Schema>> {
    return once(file, () => {
      onRead(file, schema);
      return attempt(file, () => {
        const text = drafts.get(file) ?? readFileSync(join(root, file), 'utf8');
        return parseOnce(file, text, schema);
      });
    });
  }

  function find(pattern: string): string[] {
    const drafted = [...drafts.keys()].filter((file) => matchesGlob(file, pattern));
    return [...new Set([...globSync(pattern, { cwd: root }), ...drafted])].toSorted();
  }

  function readFolder<Schema extends z.ZodType>(
    folder: string,
    extension: string,
    schema: Schema,
  ): Pending<Files<z.output<Schema>>> {
    return once(folder, () => {
      const entries = find(`${folder}/**/*${extension}`).map((file) => {
        const key = file.slice(folder.length + 1, -extension.length);
        const named = attempt(file, () => refuseName(file, key));
        return [key, read(file, schema), named] as const;
      });
      return () =>
        new Map(
          entries.map(([key, data, named]) => {
            named();
            return [key, data()];
          }),
        );
    });
  }

  return { read, readFolder, find };
}

/**
 * What files held when they were read last: a file that has not changed since is not parsed again. Known by the hash of their
 * texts, for the texts themselves would fill as much memory as all that was read from them.
 */
const lastParsed = new Map<string, { textHash: string; schema: z.ZodType; data: unknown }>();

function parseOnce<Schema extends z.ZodType>(file: string, text: string, schema: Schema) {
  const textHash = hash('sha256', text);
  const last = lastParsed.get(file);
  if (last?.textHash === textHash && last.schema === schema) return last.data as z.output<Schema>;
  const data = parseContent(schema, parseFile(file, text), file);
  lastParsed.set(file, { textHash, schema, data });
  return data;
}

/** What the text of a content file holds. JSON would do as YAML too, but takes ten times as long to parse. */
export function parseFile(file: string, text: string): unknown {
  return file.endsWith('.json') ? JSON.parse(text) : parse(text);
}

/** Addresses of data and names of facts are made of the names of files. */
function refuseName(file: string, key: string): void {
  const wrong = key.split('/').find((name) => !slugPattern.test(name));
  if (wrong === undefined) return;
  const expected = 'named with lower-case letters and digits joined by hyphens, like f-1-visa';
  throw new ContentError([{ file, field: 'the file', expected, got: wrong }]);
}

function unreadable(file: string, error: unknown): ContentProblem {
  const reason = error instanceof Error ? error.message : String(error);
  return { file, field: 'the file', expected: 'readable YAML or JSON', got: reason };
}
