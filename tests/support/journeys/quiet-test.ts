import { test as base, expect } from '@playwright/test';

declare global {
  interface Window {
    /** Tells the test what the page's content policy has stopped. */
    noteViolation: (violation: string) => void;
  }
}

type QuietFixtures = {
  /** What the page may say on its console as an error; anything else fails the test. Null for nothing. */
  expectedErrors: RegExp | null;
  /** What the content policies of the pages stop, as "directive: address or kind"; anything more or less fails the test. */
  expectedViolations: readonly string[];
  failOnErrors: undefined;
  failOnViolations: undefined;
};

/** A test that fails when the page throws, breaks its content policy or logs an error that nobody expected. */
export const quietTest = base.extend<QuietFixtures>({
  expectedErrors: [null, { option: true }],
  expectedViolations: [[], { option: true }],
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
  failOnViolations: [
    async ({ context, expectedViolations }, use) => {
      const violations: string[] = [];
      await context.exposeFunction('noteViolation', (text: string) => violations.push(text));
      await context.addInitScript(() => {
        window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          window.noteViolation(`${effectiveDirective}: ${blockedURI}`),
        );
      });
      await use(undefined);
      expect(violations, 'what the content policy stopped').toEqual(expectedViolations);
    },
    { auto: true },
  ],
});

export { expect };
