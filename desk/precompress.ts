import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(html|js|css|svg|json|xml|atom|txt|webmanifest)$/;
const gzipLevel = 9;

/** How many files were compressed, and their bytes before and after (brotli). */
export type Savings = { fileCount: number; plainBytes: number; brotliBytes: number };

/** Writes a .br and a .gz beside every text file under `folder`, as the desk and most static hosts send them. */
export async function precompress(folder: string): Promise<Savings> {
  const savings: Savings = { fileCount: 0, plainBytes: 0, brotliBytes: 0 };
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    compressible.test(file),
  );
  for (const file of files) {
    const { plainBytes, brotliBytes } = await compressFile(path.join(folder, file));
    savings.fileCount += 1;
    savings.plainBytes += plainBytes;
    savings.brotliBytes += brotliBytes;
  }
  return savings;
}

async function compressFile(file: string): Promise<{ plainBytes: number; brotliBytes: number }> {
  const plain = await readFile(file);
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    promisify(gzip)(plain, { level: gzipLevel }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
  return { plainBytes: plain.length, brotliBytes: brotli.length };
}

if (import.meta.main) {
  const folder = process.argv[2] ?? 'dist';
  const { fileCount, plainBytes, brotliBytes } = await precompress(folder);
  process.stdout.write(
    `Compressed ${fileCount} files in ${folder}: ${plainBytes} bytes are ${brotliBytes} with brotli.\n`,
  );
}
