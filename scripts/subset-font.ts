// Draws the site's font files anew: run it after changing the letters below or the version of a font package.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { lettersBetween } from '../pictures/preview-words.ts';

/** Each file has the letters of one script. A name in another script falls back to the system's font. */
const subsets = [
  {
    source:
      'node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    target: 'atkinson-hyperlegible-next-latin.woff2',
    // Basic Latin, Latin-1 letters, and the marks that the pages set.
    letters: [
      lettersBetween(0x20, 0x7e),
      lettersBetween(0xa0, 0xff),
      'ıŒœ–—‘’‚“”„…•€→↗↑↓←‹›−×',
    ].join(''),
  },
  {
    source:
      'node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2',
    target: 'atkinson-hyperlegible-next-turkish.woff2',
    letters: 'ĞğİŞş',
  },
  {
    source:
      'node_modules/@fontsource-variable/noto-sans/files/noto-sans-cyrillic-wght-normal.woff2',
    target: 'noto-sans-cyrillic.woff2',
    letters: `${lettersBetween(0x400, 0x45f)}Ґґ№`,
  },
  {
    source:
      'node_modules/@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
    target: 'noto-sans-arabic.woff2',
    letters: `،؛؟٪٫٬${lettersBetween(0x621, 0x63a)}${lettersBetween(0x640, 0x652)}ٰٱ`,
  },
];

for (const { source, target, letters } of subsets) {
  const subset = await subsetFont(await readFile(source), letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  });
  await writeFile(`site/assets/fonts/${target}`, subset);
  console.log(`${target}: ${subset.length} bytes for ${letters.length} letters`);
}
