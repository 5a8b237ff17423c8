import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The success criteria of WCAG 2.2 at level AA that a program can judge. */
export const wcagRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What axe objects to on a page, each with the rule, the element and the reason.
 * `choose` says by which rules, and in which part of the page. Throws when there was nothing that they could judge.
 */
export async function axeFindings(
  page: Page,
  choose: (axe: AxeBuilder) => AxeBuilder,
): Promise<string[]> {
  // To note what is in order, and where everything stands, would take twice to three times as long.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], selectors: false });
  // Legacy mode checks the page in place; the other opens a second page for frames, and there are none.
  const { violations, passes } = await choose(axe).setLegacyMode(true).analyze();
  if (violations.length + passes.length === 0) throw new Error('axe found nothing to judge.');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any: [reason] }) => `${id}: ${html} (${reason?.message ?? 'see the rule'})`),
  );
}
