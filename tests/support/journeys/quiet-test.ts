import { test as base, expect } from '@playwright/test';

type QuietFixtures = {
  /** What the page may say on its console as an error; anything else fails the test. Null for nothing. */
  expectedErrors: RegExp | null;
  failOnErrors: undefined;
};

/** A test that fails when the page throws, breaks its content policy or logs an error that nobody expected. */
export const quietTest = base.extend<QuietFixtures>({
  expectedErrors: [null, { option: true }],
  failOnErrors: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await use(undefined);
      const unexpected = errors.filter((text) => !expectedErrors?.test(text));
      expect(unexpected, 'errors on the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
