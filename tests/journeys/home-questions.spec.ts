import type { Page } from '@playwright/test';
import { home } from '../support/journeys/home.ts';
import { expect, test } from '../support/journeys/page-test.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('no answer is open at first, one at a time is, and a second click closes it', async ({
      page,
    }) => {
      await page.goto('/');
      expect(await openAnswers(page)).toEqual([]);
      for (const [index, { title }] of home.questions.topics.entries()) {
        await page.locator('summary', { hasText: title }).click();
        expect(await openAnswers(page)).toEqual([index]);
      }
      await page.locator('summary', { hasText: home.questions.topics.at(-1)?.title ?? '' }).click();
      expect(await openAnswers(page)).toEqual([]);
    });
  });
}

test('the keyboard opens and closes an answer', async ({ page }) => {
  await page.goto('/');
  await page.locator('#questions summary').nth(1).focus();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    expect(await openAnswers(page)).toEqual([1]);
    await page.keyboard.press(key);
    expect(await openAnswers(page)).toEqual([]);
  }
});

/** The places of the questions whose answers can be seen. */
async function openAnswers(page: Page): Promise<number[]> {
  const answers = await page.locator('#questions details > div').all();
  const visible = await Promise.all(answers.map((answer) => answer.isVisible()));
  return visible.flatMap((isVisible, index) => (isVisible ? [index] : []));
}
