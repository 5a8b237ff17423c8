// Draws the site's one font file anew: run it after changing the letters below or the version of the font package.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const source =
  'node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';
const target = 'site/assets/fonts/atkinson-hyperlegible-next-latin.woff2';

/** Basic Latin, Latin-1 letters, and the marks that the pages set. A name in another script falls back to the system's font. */
const letters = [characters(0x20, 0x7e), characters(0xa0, 0xff), 'Œœ–—‘’‚“”„…•€→↗↑↓←‹›−×'].join('');

const subset = await subsetFont(await readFile(source), letters, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
});
await writeFile(target, subset);
console.log(`${target}: ${subset.length} bytes for ${letters.length} letters`);

function characters(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  ).join('');
}
