import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { cleanEnv } from '../tests/support/clean-env.ts';
import { temporaryFolder } from '../tests/support/desk/test-desk.ts';

test.each([
  ['\ufeffHOST=of-the-file\nPORT=1\n', 0, 'of-the-file 2', ''],
  ['\ufeffH\0', 1, '', /^\.env is not saved as UTF-8[^\n]*\n$/],
])('what the file %j says counts where the environment is silent', async (text, code, out, err) => {
  const folder = await temporaryFolder();
  writeFileSync(path.join(folder, '.env'), text);
  const module = pathToFileURL(path.resolve('scripts/own-settings.ts'));
  const program = `await import('${module}'); console.log(process.env.HOST, process.env.PORT)`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', program], {
    cwd: folder,
    env: { ...cleanEnv, PORT: '2' },
    encoding: 'utf8',
  });
  expect([status, stdout.trim()]).toEqual([code, out]);
  expect(stderr).toMatch(err);
});
