// Writes a .br and a .gz beside every text file, as the desk and most static hosts send them. Usage: node scripts/compress.ts [folder]
import { readdirSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { forEachAtOnce, hashOf, openCache, type ResultCache } from './incremental.ts';

const compressible = /\.(html|js|css|svg|json|xml|atom|txt|webmanifest|pagefind|pf_\w+)$/;
/** Facts for other programs: nobody waits for them, and the best quality takes ten times as long for a tenth less. */
const openData = /\.(json|xml|atom|txt)$/;
const openDataQuality = 9;
const gzipLevel = 6;

/** How many files were compressed, and their bytes before and after (brotli). */
type Savings = { fileCount: number; plainBytes: number; brotliBytes: number };

/** Compresses every text file under `folder`; what an earlier build has compressed is taken from the cache. */
export async function compress(
  folder: string,
  cache: ResultCache = openCache('compressed'),
): Promise<Savings> {
  const savings: Savings = { fileCount: 0, plainBytes: 0, brotliBytes: 0 };
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    compressible.test(file),
  );
  await forEachAtOnce(1 + availableParallelism(), files, async (file) => {
    const { plainBytes, brotliBytes } = await compressFile(path.join(folder, file), cache);
    savings.fileCount += 1;
    savings.plainBytes += plainBytes;
    savings.brotliBytes += brotliBytes;
  });
  return savings;
}

async function compressFile(file: string, cache: ResultCache) {
  const plain = await readFile(file);
  const quality = openData.test(file) ? openDataQuality : constants.BROTLI_MAX_QUALITY;
  const key = hashOf(process.version, String(quality), String(gzipLevel), plain);
  await Promise.all([
    cache.writeOrMake(`${file}.br`, `${key}.br`, () => withBrotli(plain, quality)),
    cache.writeOrMake(`${file}.gz`, `${key}.gz`, () =>
      promisify(gzip)(plain, { level: gzipLevel }),
    ),
  ]);
  return { plainBytes: plain.length, brotliBytes: (await stat(`${file}.br`)).size };
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
  const [folder = 'dist'] = process.argv.slice(2);
  const cache = openCache('compressed');
  const { fileCount, plainBytes, brotliBytes } = await compress(folder, cache);
  await cache.sweep(new Date());
  console.log(
    `Compressed ${fileCount} files in ${folder}: ${plainBytes} bytes are ${brotliBytes} with brotli.`,
  );
}
