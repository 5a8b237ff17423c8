import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startDesk } from '../desk/desk-process.ts';
import { expect, quietTest } from '../journeys/quiet-test.ts';

export { expect };

const buildMs = 180_000;

type WorkerFixtures = {
  /** Address of a server that has the styleguide and nothing else. */
  siteUrl: string;
};

/** For tests that look at the styleguide: it is built into a folder of its own, which no release holds. */
export const test = quietTest.extend<object, WorkerFixtures>({
  siteUrl: [
    // Playwright reads from this pattern what a fixture needs; this one needs nothing.
    async ({ browserName: _ }, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'waymark-styleguide-'));
      const options = ['--config', 'tests/support/styleguide/astro.config.ts', '--outDir', folder];
      await promisify(execFile)('node_modules/.bin/astro', ['build', ...options, '--silent']);
      const desk = await startDesk({ env: { DESK_SITE: folder } });
      await use(desk.url);
      await desk.discard();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: buildMs },
  ],
  baseURL: async ({ siteUrl }, use) => use(siteUrl),
});
