import type { Page, Request } from '@playwright/test';
import { bytesOf } from '../support/journeys/bytes.ts';
import { layoutShiftsOn, watchLayoutShifts } from '../support/journeys/layout-shift.ts';
import { wideWindow } from '../support/journeys/menus.ts';
import { expect, testInSharedWindow } from '../support/journeys/page-test.ts';
import { readThrough } from '../support/journeys/scroll.ts';
import {
  englishPaths,
  isCase,
  isGuide,
  isQuestion,
  lostPath,
  pagesByLayout,
  translatedByKind,
} from '../support/journeys/site-paths.ts';

// Bytes are counted as they came, compressed, with their headers.
const kilobyte = 1024;
const guideBudget = { requests: 6, bytes: 60 * kilobyte };
// The page of plans asks for its words, too.
const otherBudget = { requests: 11, bytes: 130 * kilobyte };

/** Longer than a page may think of before it asks for something by itself. */
const longTimeMs = 60_000;

/** Every page but the shorter cases and questions, which are more than all others together and drawn by the same parts as the longest. */
const pagesOfEachLayout = pagesByLayout().flatMap((paths) => {
  const [longest = '/', ...others] = paths;
  return isCase(longest) || isQuestion(longest) ? [longest] : [longest, ...others];
});

/** Every page but the shorter questions of the finder, which hold a few links each; in other languages one of each kind. */
const pagesForSmallWindows = [
  ...englishPaths().filter((path) => !isQuestion(path) || pagesOfEachLayout.includes(path)),
  ...translatedByKind(),
];

const firstVisit = testInSharedWindow(async (page) => {
  await watchLayoutShifts(page);
  await page.clock.install();
});

// On a machine with much else to do, a window that many pages share was seen to draw no frame for a minute.
firstVisit.describe.configure({ retries: 2 });

// The 404 page comes with its status, which Chromium reports.
firstVisit.use({ expectedErrors: /status of 404/ });

for (const path of [...pagesForSmallWindows, lostPath]) {
  firstVisit(
    `${path} asks no other host for anything, little of its own, and nothing moves in a small window`,
    async ({ page, siteUrl }) => {
      await page.setViewportSize({ width: 412, height: 823 });
      await forgetEarlierPages(page);
      const requests: Request[] = [];
      const note = (request: Request) => requests.push(request);
      page.on('request', note);
      await page.goto(path);
      await page.clock.runFor(longTimeMs);
      const budget = isGuide(path) ? guideBudget : otherBudget;
      expect(await bytesOf(requests)).toBeLessThanOrEqual(budget.bytes);
      expect(requests.length).toBeLessThanOrEqual(budget.requests);
      await readThrough(page, { opensForm: pagesOfEachLayout.includes(path) });
      page.off('request', note);
      const strangers = requests
        .map((request) => request.url())
        .filter((url) => !isOf(siteUrl, url));
      expect(strangers).toEqual([]);
      expect(await layoutShiftsOn(page)).toEqual([]);
    },
  );
}

for (const path of pagesOfEachLayout) {
  firstVisit(`nothing on ${path} moves in a wide window`, async ({ page }) => {
    await page.setViewportSize(wideWindow);
    await forgetEarlierPages(page);
    await page.goto(path);
    await readThrough(page);
    expect(await layoutShiftsOn(page)).toEqual([]);
  });
}

/** Throws away what the browser keeps of the pages before, in memory and on disk, so that it asks for everything anew. */
async function forgetEarlierPages(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  // What is in memory goes when its use is forbidden.
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  await browser.send('Network.setCacheDisabled', { cacheDisabled: false });
  await browser.send('Network.clearBrowserCache');
  await browser.detach();
}

function isOf(siteUrl: string, url: string): boolean {
  return url.startsWith('data:') || new URL(url).origin === siteUrl;
}
