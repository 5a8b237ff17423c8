import { startDesk } from '../desk/desk-process.ts';
import { expect, quietTest } from './quiet-test.ts';

export { expect };

type WorkerFixtures = {
  /** Address of a desk that serves the built site, one for all such tests of a worker. */
  siteUrl: string;
};

/** For tests that only look at pages: addresses count from a desk that serves the built site. */
export const test = quietTest.extend<object, WorkerFixtures>({
  siteUrl: [
    // Playwright reads from this pattern what a fixture needs; this one needs nothing.
    async ({ browserName: _ }, use) => {
      const desk = await startDesk();
      await use(desk.url);
      await desk.discard();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ siteUrl }, use) => use(siteUrl),
});
