import { test as base, expect, type Page } from '@playwright/test';
import { pageScriptType } from '../../../site/enhancements/before-first-paint.ts';

declare global {
  interface Window {
    /** Tells the test what the page's content policy has stopped. */
    noteViolation: (violation: string) => void;
  }
}

/** What a window has told since a test began. */
export type Told = {
  /** What its page threw, and what it said on its console as an error. */
  errors: string[];
  /** What the content policies of its pages and of those that they open stopped, as "directive: address or kind". */
  violations: string[];
};

type QuietFixtures = {
  /** What the page may say on its console as an error; anything else fails the test. Null for nothing. */
  expectedErrors: RegExp | null;
  /** What the content policies of the pages stop, as "directive: address or kind"; anything more or less fails the test. */
  expectedViolations: readonly string[];
  told: Told;
  failOnWhatIsTold: undefined;
};

/** A test that fails when the page throws, breaks its content policy or logs an error that nobody expected. */
export const quietTest = base.extend<QuietFixtures>({
  expectedErrors: [null, { option: true }],
  expectedViolations: [[], { option: true }],
  page: async ({ page, javaScriptEnabled }, use) =>
    use(javaScriptEnabled === false ? page : waitsForScripts(page)),
  told: async ({ page }, use) => use(await listenTo(page)),
  failOnWhatIsTold: [
    async ({ told, expectedErrors, expectedViolations }, use) => {
      await use(undefined);
      const unexpected = told.errors.filter((text) => !expectedErrors?.test(text));
      expect(unexpected, 'errors on the console').toEqual([]);
      expect(told.violations, 'what the content policy stopped').toEqual(expectedViolations);
    },
    { auto: true },
  ],
});

/** A window that has run the script of a page when that counts as there: it is asked for after the first paint, and no person is as quick as a test. */
export function waitsForScripts(page: Page): Page {
  const scriptRan = () =>
    page.evaluate(async (type) => {
      const script = document.querySelector<HTMLElement>(`[type="${type}"]`);
      if (script !== null) await import(String(script.dataset.src));
    }, pageScriptType);
  const waiting =
    <Words extends unknown[], Answer>(open: (...words: Words) => Promise<Answer>) =>
    async (...words: Words): Promise<Answer> => {
      const answer = await open.apply(page, words);
      // Without a network there may be no script, and a page that leads on at once is gone before it can be asked.
      await scriptRan().catch(() => {});
      return answer;
    };
  const { goto, reload, goBack, goForward } = page;
  return Object.assign(page, {
    goto: waiting(goto),
    reload: waiting(reload),
    goBack: waiting(goBack),
    goForward: waiting(goForward),
  });
}

/** Notes what a window tells from its next page on. */
export async function listenTo(page: Page): Promise<Told> {
  const told: Told = { errors: [], violations: [] };
  page.on('pageerror', (error) => told.errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') told.errors.push(message.text());
  });
  const context = page.context();
  await context.exposeFunction('noteViolation', (text: string) => told.violations.push(text));
  await context.addInitScript(() => {
    window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      window.noteViolation(`${effectiveDirective}: ${blockedURI}`),
    );
  });
  return told;
}

export { expect };
