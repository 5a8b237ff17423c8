import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compress } from '../scripts/compress.ts';

export const barePath = '/bare';

/** As little as a page can be while it still has a largest paint; its empty icon keeps the browser from asking for one. */
const barePage =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Bare</title><p>One line.</p></html>\n';

/** A copy of the built site with the bare page in it, so that both are served alike; `discard` erases it. */
export async function copySiteWithBarePage(): Promise<{
  folder: string;
  discard: () => Promise<void>;
}> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-bench-'));
  await cp('dist', folder, { recursive: true });
  await writeFile(join(folder, `${barePath}.html`), barePage);
  await compress(folder);
  return { folder, discard: () => rm(folder, { recursive: true, force: true }) };
}
