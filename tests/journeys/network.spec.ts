import type { Page, Request } from '@playwright/test';
import { layoutShiftsOn, watchLayoutShifts } from '../support/journeys/layout-shift.ts';
import { expect, test } from '../support/journeys/page-test.ts';
import { isGuide, lostPath, sitePaths } from '../support/journeys/site-paths.ts';

// Bytes are counted as they came, compressed, with their headers.
const kilobyte = 1024;
const guideBudget = { requests: 6, bytes: 60 * kilobyte };
const otherBudget = { requests: 10, bytes: 130 * kilobyte };

// The 404 page comes with its status, which Chromium reports.
test.use({ expectedErrors: /status of 404/, viewport: { width: 412, height: 823 } });

for (const path of [...sitePaths, lostPath]) {
  test(`${path} asks no other host for anything, little of its own, and nothing moves`, async ({
    page,
    siteUrl,
  }) => {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await watchLayoutShifts(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const budget = isGuide(path) ? guideBudget : otherBudget;
    const bytes = await Promise.all(requests.map(bytesOf));
    expect(requests.length).toBeLessThanOrEqual(budget.requests);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budget.bytes);
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    const strangers = requests.map((request) => request.url()).filter((url) => !isOf(siteUrl, url));
    expect(strangers).toEqual([]);
    expect(await layoutShiftsOn(page)).toEqual([]);
  });
}

for (const path of [...sitePaths, lostPath]) {
  test(`nothing on ${path} moves in a wide window`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await watchLayoutShifts(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    expect(await layoutShiftsOn(page)).toEqual([]);
  });
}

async function bytesOf(request: Request): Promise<number> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return responseBodySize + responseHeadersSize;
}

/** Brings every part of the page into view, so that all that waits for that is hydrated. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

function isOf(siteUrl: string, url: string): boolean {
  return url.startsWith('data:') || new URL(url).origin === siteUrl;
}
