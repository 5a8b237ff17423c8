import { expect, test } from '../support/journeys/page-test.ts';

// The other journeys fail on any violation. Here each is planted, so that we know it would be seen.
test.use({ expectedErrors: /Content Security Policy/ });

type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createHTML: (text: string) => string },
  ) => { createHTML: (text: string) => string };
};

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
      // As the page's own code would have to, past its Trusted Types.
      await page.evaluate((html) => {
        const { trustedTypes } = globalThis as unknown as { trustedTypes: TrustedTypes };
        const policy = trustedTypes.createPolicy('waymark', { createHTML: (text) => text });
        document.body.insertAdjacentHTML('beforeend', policy.createHTML(html));
      }, markup);
      await reported;
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}

for (const path of ['/services/uk/uk-passport', '/plan', '/search']) {
  test.describe(`a text that would become HTML on ${path}`, () => {
    test.use({
      expectedErrors: /TrustedHTML/,
      expectedViolations: ['require-trusted-types-for: trusted-types-sink'],
    });

    test('is refused by Trusted Types', async ({ page, told }) => {
      await page.goto(path);
      const isRefused = await page.evaluate(() => {
        try {
          document.body.innerHTML = '<p>Planted</p>';
          return false;
        } catch (error) {
          return error instanceof TypeError;
        }
      });
      expect(isRefused).toBe(true);
      await expect
        .poll(() => told.violations)
        .toEqual(['require-trusted-types-for: trusted-types-sink']);
    });
  });
}
