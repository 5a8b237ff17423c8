import type { Page } from '@playwright/test';
import { hashedFilesIn } from '../../site/offline/kept-files.ts';
import { expect, test } from '../support/journeys/page-test.ts';
import { keptOn } from '../support/journeys/plan.ts';
import { prefixes } from '../support/locales.ts';

const permitPath = '/services/spain/spain-resident-permit/renew';
const question = 'When does yours end?';

test('from home, whoever has a Spanish permit that ends in six weeks reads one right day after four taps', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-26T12:00:00'));
  await page.goto('/');
  const spain = page.getByRole('main').locator('a[href="/services/spain/spain-documents"]').first();
  const taps = [
    () => spain.click(),
    () => page.getByRole('main').locator('a[href$="/spain-resident-permit"]').first().click(),
    () => page.getByRole('main').locator(`a[href="${permitPath}"]`).first().click(),
    () => page.getByLabel(question).click(),
  ];
  for (const tap of taps) await tap();
  await page.getByLabel(question).fill('2027-01-07');
  const answer = page.getByRole('status').filter({ hasText: 'You can renew it now' });
  await expect(answer).toContainText('apply by Thursday, 7 January 2027 at the latest');
  expect((await answer.textContent())?.match(/20\d\d/g)).toHaveLength(1);
  await answer.getByRole('link', { name: 'My plan' }).click();
  await expect(page.getByLabel(question)).toHaveValue('2027-01-07');
  await expect(page.getByText('apply by Thursday, 7 January 2027 at the latest')).toBeVisible();
});

test('no script of the question comes before it is touched, and it is answered by keys alone', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(permitPath);
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain('/plan.json');
  await page.getByLabel(question).focus();
  await expect.poll(() => asked).toContain('/plan.json');
  await page.keyboard.type('01012099');
  await expect(page.getByText('Renew it between Saturday, 1 November 2098')).toBeVisible();
  expect(await keptOn(page)).toContain('"ends":"2099-01-01"');
});

for (const prefix of prefixes) {
  test(`nothing below the lists of ${prefix}${permitPath} moves when their script comes, at any width`, async ({
    page,
  }) => {
    const boxes = page.locator('main').getByRole('checkbox');
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(prefix + permitPath);
      const lists = page.locator('[data-island="ticks"] + *');
      // The words for the counter come to the end of the first section once that is out of sight.
      const placesOf = () =>
        lists.evaluateAll((all) => {
          const topOf = (one?: Element | null) => one?.getBoundingClientRect().top ?? 0;
          const inSections = all.map((one) => topOf(one) - topOf(one.closest('section')));
          return [topOf(all[0]) + scrollY, ...inSections].map(Math.round);
        });
      const before = await placesOf();
      await expect(boxes).toHaveCount(0);
      await lists.first().scrollIntoViewIfNeeded();
      await expect(boxes).not.toHaveCount(0);
      expect(await placesOf(), `${width} px wide`).toEqual(before);
    }
  });
}

test('from the first tick on, a case and the plan open without a network, before anybody has opened the plan', async ({
  page,
  context,
}) => {
  await page.goto(permitPath);
  await page.getByLabel(question).fill('2099-01-01');
  await expect.poll(() => missingOn(page)).toEqual([]);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  await context.setOffline(true);
  await page.goto('/plan');
  await expect(page.getByLabel(question)).toHaveValue('2099-01-01');
  await page.goto(permitPath);
  await page.getByLabel(question).focus();
  await expect(page.getByText('Renew it between Saturday, 1 November 2098')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a case asks nothing that nobody would answer, and says in words when to renew', async ({
    page,
  }) => {
    await page.goto(permitPath);
    await expect(page.getByLabel(question)).toBeHidden();
    await expect(page.getByRole('main')).toContainText('2 months before');
  });
});

/** What the device still has to keep: the pages, and whatever they and their scripts name. */
async function missingOn(page: Page): Promise<string[]> {
  const kept = await page.evaluate(async () => {
    const cache = await caches.open('waymark-plan');
    return Promise.all(
      (await cache.keys()).map(async (request) => {
        const answer = await cache.match(request);
        const isFont = request.url.endsWith('.woff2');
        return [
          new URL(request.url).pathname,
          isFont ? '' : ((await answer?.text()) ?? ''),
        ] as const;
      }),
    );
  });
  const names = new Set<string>(kept.map(([name]) => name));
  const wanted = kept.flatMap(([name, text]) => (/\.json$/.test(name) ? [] : hashedFilesIn(text)));
  return ['/plan', '/plan.json', permitPath, ...wanted].filter((name) => !names.has(name));
}
