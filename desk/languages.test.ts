import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/desk/test-desk.ts';
import { StartError } from './errors.ts';
import { readLanguages } from './settings.ts';

async function siteWith(text: string): Promise<string> {
  const folder = await temporaryFolder();
  await writeFile(path.join(folder, 'desk-languages.json'), text);
  return folder;
}

test('without a built site there is English alone', async () => {
  expect(readLanguages(await temporaryFolder())).toEqual([]);
});

test.each([
  ['that is cut short', '[{"prefix": "/es"'],
  ['that lacks words', '[{"prefix": "/es", "tag": "es", "direction": "ltr", "answers": {}}]'],
  ['that would lead elsewhere', '[{"prefix": "https://other.example"}]'],
])('a file %s stops the start, and says what to do', async (_how, text) => {
  const folder = await siteWith(text);
  expect(() => readLanguages(folder)).toThrow(StartError);
  expect(() => readLanguages(folder)).toThrow(/build the site again/);
});
