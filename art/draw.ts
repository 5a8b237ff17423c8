// Draws the site's pictures and the colours of its style sheets anew: run it after a change to art/palette.ts or art/pictures/.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { coloredSheets, withDrawnColors } from './drawn-colors.ts';
import { drawings, folder } from './pictures/drawings.ts';

await mkdir(folder, { recursive: true });
for (const { file, svg } of drawings()) {
  await writeFile(join(folder, file), svg);
  console.log(`${file}: ${svg.length} bytes`);
}
for (const sheet of coloredSheets) {
  await writeFile(sheet, withDrawnColors(await readFile(sheet, 'utf8')));
  console.log(`${sheet}: colours`);
}
