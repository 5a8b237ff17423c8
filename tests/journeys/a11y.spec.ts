import type { Page } from '@playwright/test';
import { axeFindings } from '../support/journeys/axe.ts';
import { hydrateForm, sendButton } from '../support/journeys/enquiry-form.ts';
import { heroOf } from '../support/journeys/hero.ts';
import {
  dropDowns,
  menuButton,
  opener,
  smallWindow,
  wideWindow,
} from '../support/journeys/menus.ts';
import { expect, lookTest, test } from '../support/journeys/page-test.ts';
import { readThrough } from '../support/journeys/scroll.ts';
import {
  pagesByLayout,
  translatedByKind,
  translatedPaths,
} from '../support/journeys/site-paths.ts';

const widths = [360, 768, 1440];
const colourSchemes = ['light', 'dark'] as const;
const looks = widths.flatMap((width) =>
  colourSchemes.map((colorScheme) => ({ width, colorScheme })),
);
type Look = (typeof looks)[number];

// The 404 page comes with its status, which Chromium reports.
lookTest.use({ expectedErrors: /status of 404/ });

// axe looks at one page of each layout in all six looks: at the longest, which shows most. Every other page it sees in one look,
// which the next page of that layout does not have, so that the six are spread over them. The parts that pages are made of are
// judged in every state, width and scheme by styleguide.spec.ts.
for (const [longest = '/', ...others] of pagesByLayout()) {
  testPage(longest, looks);
  for (const [index, path] of others.entries()) {
    testPage(
      path,
      looks.filter((_look, place) => place === index % looks.length),
    );
  }
}

// In other languages one look at one page of each kind: it finds what words of another length, script or direction do. Before a new
// language is shown, WAYMARK_EVERY_PAGE=1 looks at each of its pages.
const isThorough = process.env.WAYMARK_EVERY_PAGE === '1';
for (const [index, path] of (isThorough ? translatedPaths() : translatedByKind()).entries()) {
  testPage(
    path,
    looks.filter((_look, place) => place === index % looks.length),
  );
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
    expect(await axeFindings(page)).toEqual([]);
  });

  test(`the home page can be used by everybody, read to its end and with its second slide shown, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'no-preference' });
    await page.setViewportSize(wideWindow);
    await page.goto('/');
    const { slide, dot } = heroOf(page);
    await dot(2).click();
    await readThrough(page);
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(slide(1)).toHaveAttribute('inert');
    expect(await axeFindings(page)).toEqual([]);
  });

  test(`open menus can be used by everybody, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const label = dropDowns[0]?.label ?? '';
    await page.setViewportSize(wideWindow);
    await page.goto('/');
    await opener(page, label).click();
    expect(await axeFindings(page), 'wide').toEqual([]);
    await page.setViewportSize(smallWindow);
    await menuButton(page).click();
    await opener(page, label).click();
    expect(await axeFindings(page), 'small').toEqual([]);
  });
}

/** A page is never wider than its window, and axe objects to nothing in the looks given. */
function testPage(path: string, shown: readonly Look[]): void {
  const how = shown.map(({ width, colorScheme }) => `${width} px ${colorScheme}`).join(', ');
  lookTest(`${path} fits every window and can be used by everybody: ${how}`, async ({ page }) => {
    // A table of two hundred nationalities has a thousand links to judge, six times.
    if (shown.length > 1) lookTest.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const findings: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      findings.push(...(await overflowOn(page)));
      for (const { colorScheme } of shown.filter((look) => look.width === width)) {
        await page.emulateMedia({ colorScheme });
        const found = await axeFindings(page);
        findings.push(...found.map((finding) => `${width} px, ${colorScheme}: ${finding}`));
      }
    }
    expect(findings).toEqual([]);
  });
}

/** Says so when the page is wider than its window. */
async function overflowOn(page: Page): Promise<string[]> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { documentElement: root } = document;
    return { scrollWidth: root.scrollWidth, clientWidth: root.clientWidth };
  });
  return scrollWidth > clientWidth ? [`${scrollWidth} px wide in ${clientWidth} px`] : [];
}
