import path from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '../../tests/support/desk/command-line.ts';
import { temporaryFolder } from '../../tests/support/desk/test-desk.ts';
import { openSqliteStore } from '../store/sqlite/store.ts';
import { closing } from '../store/suite/setting.ts';

test('it never takes the place of a file that is there, and says so', async () => {
  const folder = await temporaryFolder();
  closing(openSqliteStore(folder));
  const file = path.join(folder, 'enquiries.sqlite');
  const { code, stderr } = await runCommand(['backup', file, '--json'], { DESK_DATA: folder });
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^No backup was made: EEXIST/)]);
});
