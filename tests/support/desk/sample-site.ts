import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const longText = 'A passport is renewed by its authority. '.repeat(200);

/** Files of a small site as the build writes them. */
export const sampleFiles: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><title>Home</title><h1>Home</h1>',
  '404.html': '<!doctype html><title>Not here</title><h1>There is no such page</h1>',
  'contact.html': '<!doctype html><title>Contact</title><h1>Contact</h1>',
  'services/uk/uk-passport.html': `<!doctype html><title>UK passport</title><p>${longText}</p>`,
  'services/germany/index.html': '<!doctype html><title>Germany</title><h1>Germany</h1>',
  '_astro/page.D4hash.css': `body { color: black; } /* ${longText} */`,
  'robots.txt': 'User-agent: *\n',
  _redirects: '# Old names\n\n/services/germany/german-documents /services/germany 308\n',
};

/** Writes the sample site into a new folder and names it. `changes` are files that it has besides, or instead. */
export async function writeSampleSite(
  changes: Readonly<Record<string, string>> = {},
): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'waymark-site-'));
  for (const [file, text] of Object.entries({ ...sampleFiles, ...changes })) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  return folder;
}
