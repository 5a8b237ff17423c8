import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** The success criteria of WCAG 2.2 at level AA that a program can judge. */
export const wcagRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type Judged = {
  /** Names of rules, or of groups of them. */
  rules?: string[];
  /** A selector of the part that is judged; the whole page when left out. */
  within?: string;
};

/**
 * What axe objects to on a page, each with the rule, the element and the reason; it does not look into frames. By the criteria
 * and by what is good practice beside them when no rules are named. The page is judged from its top. Throws when
 * there was nothing that they could judge.
 */
export async function axeFindings(
  page: Page,
  { rules = [...wcagRules, 'best-practice'], within = 'html' }: Judged = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations, judged } = await page.evaluate(
    async ([part, runOnly]) => {
      // The bar that stays in sight hides a piece of whatever is scrolled beneath it, and axe would call that too small.
      window.scrollTo({ top: 0, behavior: 'instant' });
      // To note what is in order, and where everything stands, would take twice to three times as long.
      const options = { runOnly, resultTypes: ['violations' as const], selectors: false };
      const results = await window.axe.run(part, { ...options, iframes: false });
      return {
        violations: results.violations,
        judged: results.violations.length + results.passes.length,
      };
    },
    [within, rules] as const,
  );
  if (judged === 0) throw new Error('axe found nothing to judge.');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any: [reason] }) => `${id}: ${html} (${reason?.message ?? 'see the rule'})`),
  );
}

declare global {
  interface Window {
    /** Once `axeFindings` has put it there. */
    axe: typeof axe;
  }
}
