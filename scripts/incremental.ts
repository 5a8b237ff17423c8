import { createHash, randomUUID } from 'node:crypto';
import { constants, globSync, readFileSync } from 'node:fs';
import { copyFile, glob, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const folder = 'node_modules/.cache/waymark';
const monthMs = 30 * 24 * 60 * 60 * 1_000;

/**
 * Results of one kind of pure work, kept between builds by a hash of all that they were made from, below node_modules/.cache: whoever
 * deletes them loses time and nothing else.
 */
export function openCache(kind: string) {
  const asked = new Set<string>();
  const fileOf = (key: string) => join(folder, kind, key.slice(0, 2), key);

  /** What was kept under this key; null when nothing was. */
  async function get(key: string): Promise<Buffer | null> {
    asked.add(key);
    return await readFile(fileOf(key)).catch(() => null);
  }

  async function put(key: string, result: string | Uint8Array): Promise<void> {
    await writeWhole(fileOf(key), result);
  }

  /** What was kept, or else what `make` gives, which is then kept. */
  async function getOrMake<Result extends Uint8Array>(
    key: string,
    make: () => Promise<Result>,
  ): Promise<Buffer | Result> {
    const kept = await get(key);
    if (kept !== null) return kept;
    const made = await make();
    await put(key, made);
    return made;
  }

  /** Writes what was kept to a file, or else what `make` gives, which is then kept. The file's folder must be there. */
  async function writeOrMake(file: string, key: string, make: () => Promise<Uint8Array>) {
    asked.add(key);
    // The system copies it: to read and write it here takes four times as long. A link would be quicker still, and whoever
    // wrote to the file would write to what is kept.
    const isKept = await copyFile(fileOf(key), file, constants.COPYFILE_FICLONE).then(
      () => true,
      () => false,
    );
    if (!isKept) await writeFile(file, await getOrMake(key, make));
  }

  /** Deletes what nobody has asked for since this cache was opened and what is older than this at `now`; a month unless told. */
  async function sweep(now: Date, olderThanMs = monthMs): Promise<void> {
    for await (const file of glob(join(folder, kind, '*', '*'))) {
      const key = file.split(/[/\\]/).at(-1) ?? '';
      if (asked.has(key)) continue;
      // Another build may have taken it away since.
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now.getTime() }));
      if (now.getTime() - mtimeMs > olderThanMs) await rm(file, { force: true });
    }
  }

  return { get, put, getOrMake, writeOrMake, sweep };
}

export type ResultCache = ReturnType<typeof openCache>;

/** Writes a file, and its folder if need be, whole or not at all: two pieces of work at once, or one that is stopped, leave no half of it. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, content);
  await rename(draft, file);
}

/** One key for all these parts, in their order. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(String(part.length)).update(':').update(part);
  return hash.digest('hex');
}

/** One key for the programs that match, and for the versions of all packages: another of either may give another result. */
export function hashOfPrograms(...patterns: readonly string[]): string {
  const files = globSync(['package-lock.json', ...patterns]).toSorted();
  return hashOf(...files.flatMap((file) => [file, readFileSync(file)]));
}

/** Does this work for each item, for so many at once that every core is busy and memory stays bounded. */
export async function forEachAtOnce<Item>(
  count: number,
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // All takers draw from one row.
  const row = items[Symbol.iterator]();
  const takeAndWork = async () => {
    for (let next = row.next(); !next.done; next = row.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: count }, takeAndWork));
}
