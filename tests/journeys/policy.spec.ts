import { expect, test } from '../support/journeys/page-test.ts';

// The other journeys fail on any violation. Here each is planted, so that we know it would be seen.
test.use({ expectedErrors: /Content Security Policy/ });

const plants = [
  {
    what: 'a style attribute',
    violation: 'style-src-attr: inline',
    markup: '<p style="color: red">Planted</p>',
  },
  {
    what: 'a handler in an attribute',
    violation: 'script-src-attr: inline',
    markup: '<button onclick="document.title = 1">Planted</button>',
  },
  {
    what: 'a style element',
    violation: 'style-src-elem: inline',
    markup: '<style>main { display: none }</style>',
  },
  {
    what: 'a picture of another host',
    violation: 'img-src: https://other.invalid/picture.png',
    markup: '<img alt="Planted" src="https://other.invalid/picture.png">',
  },
] as const;

for (const { what, violation, markup } of plants) {
  test.describe(what, () => {
    test.use({ expectedViolations: [violation] });

    test('is stopped by the policy of the page, and the test hears of it', async ({ page }) => {
      await page.goto('/services/uk/uk-passport');
      const reported = page.waitForEvent('console', (message) => message.type() === 'error');
      await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), markup);
      await reported;
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}
