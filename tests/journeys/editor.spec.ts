import { expect, test } from '@playwright/test';
import { type EditorCopy, startEditorCopy } from '../support/journeys/editor-copy.ts';

let editor: EditorCopy;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  editor = await startEditorCopy();
});
test.afterAll(() => editor.discard());

test('all files opened and saved leave every byte', async ({ request }) => {
  test.setTimeout(300_000);
  const { files } = await (await request.get(`${editor.url}/edit/api/files`)).json();
  for (const { file } of files) {
    const opened = await request.get(`${editor.url}/edit/api/file`, { params: { name: file } });
    const { value } = await opened.json();
    const kept = await request.put(`${editor.url}/edit/api/draft`, { data: { file, value } });
    expect(await kept.json(), file).toMatchObject({ changed: [] });
  }
  expect(editor.diff()).toBe('');
});
