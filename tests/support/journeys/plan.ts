import type { Page } from '@playwright/test';
import type { CasePlan, Plan } from '../../../plan/shapes.ts';
import { storageKey } from '../../../plan/shapes.ts';
import { expect } from './page-test.ts';

export const caseId = 'uk/uk-passport/renew-adult';
export const casePath = `/services/${caseId}`;
export const photo = 'A new digital photo';
export const pay = 'Fill in the form and pay';

/** A plan that was begun with a case of the English site. */
export function planOf(id: string, own: Partial<CasePlan> = {}): Plan {
  const begun = { path: `/services/${id}`, title: 'My case', started: '2026-11-22' };
  return {
    version: 1,
    cases: { [id]: { ...begun, ticked: {}, answers: {}, dates: {}, note: '', ...own } },
  };
}

/** Opens a page of plans whose device keeps this one. */
export async function openPlan(page: Page, plan: Plan, path = '/plan'): Promise<void> {
  await page.goto('/about');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    storageKey,
    JSON.stringify(plan),
  ] as const);
  await page.goto(path);
  await expect(page.locator('article details').first()).toBeVisible();
}

/** Goes to the case, down to its lists, and waits until they can be ticked. */
export async function openLists(page: Page, { isThere = false } = {}): Promise<void> {
  if (!isThere) await page.goto(casePath);
  await page.locator('#what-to-bring').scrollIntoViewIfNeeded();
  await expect(page.getByLabel(pay)).toBeVisible();
}

/** A plan with one tick, on the page of plans. */
export async function startPlan(page: Page): Promise<void> {
  await openLists(page);
  await page.getByLabel(photo).check();
  await page.goto('/plan');
  await expect(page.getByText(/^Still missing:/)).toBeVisible();
}

export function keptOn(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), storageKey);
}
