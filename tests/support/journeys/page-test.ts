import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { startDesk } from '../desk/desk-process.ts';
import { expect, listenTo, quietTest, type Told, waitsForScripts } from './quiet-test.ts';

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

/**
 * For tests that each look at a page and leave nothing behind: all of a worker share one window, which `prepare` makes ready,
 * because to open and close a window takes longer than to look at a page. To every page its visitor is a new one.
 */
export function testInSharedWindow(prepare: (page: Page) => Promise<unknown>) {
  return test.extend<object, { sharedWindow: { page: Page; told: Told } }>({
    sharedWindow: [
      async ({ browser, siteUrl }, use) => {
        const context = await browser.newContext({ baseURL: siteUrl });
        await context.addInitScript(() => localStorage.clear());
        const page = waitsForScripts(await context.newPage());
        await prepare(page);
        await use({ page, told: await listenTo(page) });
        await context.close();
      },
      { scope: 'worker' },
    ],
    context: async ({ sharedWindow }, use) => use(sharedWindow.page.context()),
    page: async ({ sharedWindow }, use) => use(sharedWindow.page),
    told: async ({ sharedWindow: { told } }, use) => {
      Object.assign(told, { errors: [], violations: [] } satisfies Told);
      await use(told);
    },
  });
}

/** For tests that ask axe: it is there already. */
export const lookTest = testInSharedWindow((page) => page.addInitScript(axe.source));
