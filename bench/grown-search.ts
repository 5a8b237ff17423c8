import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SearchEntry, searchEntries } from '../compiler/search.ts';
import { getSite } from '../compiler/site.ts';
import { compress } from '../scripts/compress.ts';
import { writeIndex } from '../site/integrations/index-search.ts';
import { lettersOf, madeUpWord } from './growth/copies.ts';

/**
 * A copy of the built site whose search knows so many guides: those that we ship, and copies of them in whose titles and headings a
 * word stands that no other has. The copies themselves are not built. `discard` erases it.
 */
export async function growSearch(guideCount: number): Promise<{
  folder: string;
  discard: () => Promise<void>;
}> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-search-'));
  await cp('dist', folder, { recursive: true });
  await rm(join(folder, 'pagefind'), { recursive: true });
  const site = getSite();
  const entries = searchEntries(site);
  const shipped = entries.filter(({ path }) =>
    site.pages.some((page) => page.path === path && page.kind === 'guide'),
  );
  const pages = new Map(entries.map((entry) => [entry, () => htmlOf(entry)]));
  for (let copy = 0; copy < guideCount - shipped.length; copy += 1) {
    const entry = shipped[copy % shipped.length];
    if (entry === undefined) throw new RangeError('There is no guide to copy.');
    const word = madeUpWord(copy);
    pages.set(
      { ...entry, path: `${entry.path}-${lettersOf(copy)}`, title: `${entry.title} ${word}` },
      () => htmlOf(entry).replaceAll(/(?=<\/h[2-4]>)/g, ` ${word}`),
    );
  }
  await writeIndex([...pages.keys()], folder, async (entry) => pages.get(entry)?.() ?? '');
  await compress(folder);
  return { folder, discard: () => rm(folder, { recursive: true, force: true }) };
}

function htmlOf({ path }: SearchEntry): string {
  return readFileSync(join('dist', `${path}.html`), 'utf8');
}
