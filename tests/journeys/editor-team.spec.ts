import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { blobHash } from '../../editor/server/publish.ts';
import { startGithub } from '../support/github.ts';
import { startEditorCopy } from '../support/journeys/editor-copy.ts';

// The server compiles the whole site for each check, on a machine that may have other things to do.
const answered = { timeout: 60_000 };
const passport = 'content/en/guides/uk/uk-passport.yaml';

test('a team’s sentence that is typed while it saves stays in the form, and the pull request has what was checked', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  const github = await startGithub(async (file) => {
    asked.resolve();
    await answer.promise;
    return blobHash(readFileSync(path.join(editor.folder, file), 'utf8'));
  });
  const editor = await startEditorCopy(github.env);
  try {
    await page.goto(`${editor.url}/edit#${passport}/cases/0`);
    const label = page.locator('[id="field/applyLabel"]');
    await label.fill('Checked words', answered);
    const said = page.getByRole('banner').getByRole('status');
    await expect(said).toHaveText('Checked: nothing to mend', answered);
    await page.getByRole('button', { name: 'Save' }).click();
    await asked.promise;
    await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible();
    await label.fill('Checked words. And a sentence more.');
    answer.resolve();
    const link = page.getByRole('link', { name: 'See the pull request' });
    await expect(link).toHaveAttribute('href', /\/pull\/7$/, answered);
    await expect(label).toHaveValue('Checked words. And a sentence more.');
    await expect(page.getByText('1 file changed')).toBeVisible(answered);
    expect(github.sent()[passport]).toMatch(/applyLabel: Checked words\n/);
    expect(editor.diff()).toEqual([]);
    await page.reload();
    await expect(label).toHaveValue('Checked words. And a sentence more.', answered);
  } finally {
    await editor.discard();
    github.close();
  }
});
