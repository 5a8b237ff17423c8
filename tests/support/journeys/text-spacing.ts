import type { Page } from '@playwright/test';

/** As WCAG 1.4.12 wants it to be possible. A sheet of the page's own, because its policy lets nobody add a style element. */
export async function setTextSpacing(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
        'p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });
}
