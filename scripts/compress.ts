// Writes a .br and a .gz beside every text file, as the desk and most static hosts send them.
// Usage: node scripts/compress.ts [folder] [--quick]
import { readdirSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { forEachAtOnce, hashOf, openCache, type ResultCache } from './incremental.ts';

const compressible = /\.(html|js|css|svg|json|xml|atom|txt|md|webmanifest)$/;
/** For other programs: nobody waits for it, as for what scripts ask for, and the best quality takes ten times as long for a tenth less. */
const openData = /\/api\/|\.(xml|atom|txt|md)$/;
const openDataQuality = 9;
const gzipLevel = 6;

/** For a first look: a fifth larger, in a thirtieth of the time, and not worth keeping. */
const quickQuality = 4;
const quickGzipLevel = 1;

/**
 * Compresses every text file under `folder`; what an earlier build has compressed is taken from the cache. Without one it is quick.
 * Answers how many files that were, and their bytes before and after (brotli).
 */
export async function compress(
  folder: string,
  cache: ResultCache | null = openCache('compressed'),
): Promise<{ fileCount: number; plainBytes: number; brotliBytes: number }> {
  const sums = { fileCount: 0, plainBytes: 0, brotliBytes: 0 };
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    compressible.test(file),
  );
  await forEachAtOnce(1 + availableParallelism(), files, async (name) => {
    const file = path.join(folder, name);
    const plain = await readFile(file);
    await compressFile(file, plain, cache);
    sums.fileCount += 1;
    sums.plainBytes += plain.length;
    sums.brotliBytes += (await stat(`${file}.br`)).size;
  });
  return sums;
}

async function compressFile(file: string, plain: Buffer, cache: ResultCache | null): Promise<void> {
  if (cache === null) {
    await writeFile(`${file}.br`, await withBrotli(plain, quickQuality));
    await writeFile(`${file}.gz`, await promisify(gzip)(plain, { level: quickGzipLevel }));
    return;
  }
  const quality = openData.test(file) ? openDataQuality : constants.BROTLI_MAX_QUALITY;
  const level = gzipLevel;
  const key = hashOf(process.version, String(quality), String(level), plain);
  await Promise.all([
    cache.writeOrMake(`${file}.br`, `${key}.br`, () => withBrotli(plain, quality)),
    cache.writeOrMake(`${file}.gz`, `${key}.gz`, () => promisify(gzip)(plain, { level })),
  ]);
}

function withBrotli(plain: Buffer, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { quick: { type: 'boolean', default: false } },
  });
  const [folder = 'dist'] = positionals;
  const cache = values.quick ? null : openCache('compressed');
  const { fileCount, plainBytes, brotliBytes } = await compress(folder, cache);
  await cache?.sweep(new Date());
  console.log(
    `Compressed ${fileCount} files in ${folder}: ${plainBytes} bytes are ${brotliBytes} with brotli.`,
  );
}
