import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { hydrateForm, sendButton } from '../support/journeys/enquiry-form.ts';
import {
  dropDowns,
  menuButton,
  opener,
  smallWindow,
  wideWindow,
} from '../support/journeys/menus.ts';
import { expect, test } from '../support/journeys/page-test.ts';
import { lostPath, sitePaths } from '../support/journeys/site-paths.ts';

const widths = [360, 768, 1440];
const colourSchemes = ['light', 'dark'] as const;
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// The 404 page comes with its status, which Chromium reports.
test.use({ expectedErrors: /status of 404/ });

for (const path of [...sitePaths, lostPath]) {
  test(`${path} can be used by everybody, light and dark, at every width`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const findings: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      findings.push(...(await overflowOn(page)));
      for (const colorScheme of colourSchemes) {
        await page.emulateMedia({ colorScheme });
        const found = await findingsOn(page);
        findings.push(...found.map((finding) => `${width} px, ${colorScheme}: ${finding}`));
      }
    }
    expect(findings).toEqual([]);
  });
}

for (const colorScheme of colourSchemes) {
  test(`a form with something to mend can be used by everybody, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/contact');
    await hydrateForm(page);
    await sendButton(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    expect(await findingsOn(page)).toEqual([]);
  });

  test(`open menus can be used by everybody, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const label = dropDowns[0]?.label ?? '';
    await page.setViewportSize(wideWindow);
    await page.goto('/');
    await opener(page, label).click();
    expect(await findingsOn(page), 'wide').toEqual([]);
    await page.setViewportSize(smallWindow);
    await menuButton(page).click();
    await opener(page, label).click();
    expect(await findingsOn(page), 'small').toEqual([]);
  });
}

/** What axe objects to, each with the element and the reason. */
async function findingsOn(page: Page): Promise<string[]> {
  // Legacy mode checks the page in place; the other opens a second page for frames, and there are none.
  const results = await new AxeBuilder({ page }).withTags(rules).setLegacyMode(true).analyze();
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any: [reason] }) => `${id}: ${html} (${reason?.message ?? 'see the rule'})`),
  );
}

/** Says so when the page is wider than its window. */
async function overflowOn(page: Page): Promise<string[]> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { documentElement: root } = document;
    return { scrollWidth: root.scrollWidth, clientWidth: root.clientWidth };
  });
  return scrollWidth > clientWidth ? [`${scrollWidth} px wide in ${clientWidth} px`] : [];
}
