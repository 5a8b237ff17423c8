import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/desk/test-desk.ts';
import { StartError } from './errors.ts';
import { readSettings } from './settings.ts';

const projectFolder = path.resolve(import.meta.dirname, '..');

async function projectWith(text: string): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(path.join(folder, 'content'));
  await writeFile(path.join(folder, 'content/settings.json'), text);
  return folder;
}

test("the site's own settings can be read", () => {
  const settings = readSettings(projectFolder);
  expect(settings.siteName).not.toBe('');
  expect(settings.contact.email).toContain('@');
});

test('settings that are missing stop the start in one sentence', async () => {
  const folder = await temporaryFolder();
  expect(() => readSettings(folder)).toThrow(StartError);
  expect(() => readSettings(folder)).toThrow(/settings\.json cannot be read \(ENOENT\)/);
});

test('settings that are not JSON stop the start', async () => {
  const folder = await projectWith('{ "contact": ');
  expect(() => readSettings(folder)).toThrow(/settings\.json is not JSON/);
});

test('a wrong setting is named', async () => {
  const text = await readFile(path.join(projectFolder, 'content/settings.json'), 'utf8');
  const settings = JSON.parse(text);
  const folder = await projectWith(
    JSON.stringify({ ...settings, contact: { ...settings.contact, email: 'nobody' } }),
  );
  expect(() => readSettings(folder)).toThrow(/"contact\.email" write one email address/);
});
