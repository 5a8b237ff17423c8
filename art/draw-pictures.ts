// Draws the site's pictures anew, by day and by night: run it after changing a drawing in art/pictures/.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawings, folder } from './pictures/drawings.ts';

await mkdir(folder, { recursive: true });
for (const { file, svg } of drawings()) {
  await writeFile(join(folder, file), svg);
  console.log(`${file}: ${svg.length} bytes`);
}
