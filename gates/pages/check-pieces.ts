import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { hashOf, openCache } from '../../scripts/incremental.ts';
import { piecesIn } from './site-files.ts';

/** A file of the built site, or a part of a long list of data. */
type Piece = { file: string; part: number; hash: string };

/** A check of the built site, done piece by piece, each of which is judged by itself. */
type Check = {
  /** Names it in the cache. */
  kind: string;
  folder: string;
  files: readonly string[];
  /** The program that judges a piece; it calls `judgePieces`. */
  program: URL;
  /** The text of all that it judges by. */
  rules: string;
};

/** With more threads than this, memory would be spent rather than time saved. */
const mostThreads = 4;
/** Left alone, a thread lets what it no longer needs pile up to gigabytes before it clears it away. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 24 };

/**
 * What a check says of each piece of a site, in order.
 * A piece that was judged before, by the same program and rules, is not judged again.
 */
export async function checkPieces<Verdict>(check: Check) {
  const { kind, folder, files, rules } = check;
  const cache = openCache(kind);
  const key = hashOf(folder, rules, ...sources());
  const kept = await cache.get(key);
  const known = new Map<string, Verdict>(kept === null ? [] : JSON.parse(kept.toString()));
  const pieces = files.flatMap((file) =>
    readPieces(folder, file).map((said, part): Piece => ({ file, part, hash: hashOf(file, said) })),
  );
  const unknown = pieces.filter(({ hash }) => !known.has(hash));
  await judgeInThreads(unknown, check, (piece, verdict: Verdict) => known.set(piece.hash, verdict));
  const verdicts = pieces.flatMap(({ file, hash }) => {
    const verdict = known.get(hash);
    return verdict === undefined ? [] : { file, hash, verdict };
  });
  // One file for all: what no page says any more is forgotten.
  await cache.put(key, JSON.stringify(verdicts.map(({ hash, verdict }) => [hash, verdict])));
  return verdicts;
}

function readPieces(folder: string, file: string): string[] {
  return piecesIn(file, readFileSync(join(folder, file), 'utf8'));
}

/** All that a verdict depends on beside the pieces and the rules: our programs, and the versions of others. */
function sources(): string[] {
  const root = join(import.meta.dirname, '..', '..');
  const programs = globSync('gates/**/*.{ts,json}', { cwd: root }).filter(
    (file) => !/\.test\./.test(file),
  );
  const files = [...programs.toSorted(), 'package-lock.json'];
  return files.map((file) => readFileSync(join(root, file), 'utf8'));
}

/** Each thread takes the next piece when it has judged one. */
async function judgeInThreads<Verdict>(
  pieces: readonly Piece[],
  { folder, program }: Check,
  note: (piece: Piece, verdict: Verdict) => void,
): Promise<void> {
  const waiting = pieces.values();
  const count = Math.min(availableParallelism(), mostThreads, pieces.length);
  const threads = Array.from({ length: count }, async () => {
    const thread = new Worker(program, { workerData: { folder }, resourceLimits });
    for (const piece of waiting) {
      thread.postMessage(piece);
      // Rejects where the thread fails.
      const [verdict] = await once(thread, 'message');
      note(piece, verdict);
    }
    await thread.terminate();
  });
  await Promise.all(threads);
}

/** In a thread: judges each piece that comes. */
export function judgePieces(judge: (file: string, content: string) => unknown): void {
  const { folder } = workerData;
  parentPort?.on('message', ({ file, part }: Piece) =>
    parentPort?.postMessage(judge(file, readPieces(folder, file)[part] ?? '')),
  );
}
