import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { patience } from '../../../tests/support/desk/fault-scene.ts';
import { asAdministrator, emptyDatabase } from '../../../tests/support/desk/postgres-database.ts';
import { cutLines, withLinesCut } from '../../../tests/support/desk/trials/postgres.ts';
import { openPostgresStore } from './store.ts';

test('when its lines to the database are cut again and again, the desk lives on and loses nothing that it accepted', {
  timeout: 60_000,
}, async () => {
  expect(await withLinesCut(20)).toMatchObject({ lost: 0, doubledOtherwise: 0 });
});

const rows = 20_000;

test('a list whose line is cut in its middle says so, or is whole', patience, async () => {
  const databaseUrl = await emptyDatabase();
  await (await openPostgresStore(databaseUrl)).close();
  await asAdministrator(
    `INSERT INTO enquiries (id, reference, received_at, fingerprint, words, state, spam_score, spam_reasons, next_attempt_at)
     SELECT n::text, n::text, to_timestamp(n), n::text,
            json_build_object('text', json_build_object('message', repeat('word ', 200)), 'subject', '', 'page', '', 'language', ''),
            'sent', 0, '[]', now()
     FROM generate_series(1, ${rows}) AS n`,
    databaseUrl,
  );
  const env = { DATABASE_URL: databaseUrl };
  const child = spawn(process.execPath, ['desk/cli.ts', 'list', '--json'], { env });
  const problem = text(child.stderr);
  // The pipe takes the beginning, and the rest waits until somebody reads on.
  await once(child.stdout, 'readable');
  expect(await cutLines(databaseUrl)).toBe(1);
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  // Cut between two parts, it may also have gone on over another line; then all of it is there.
  if (code === 0) return expect(JSON.parse(output)).toHaveLength(rows);
  expect([code, await problem]).toEqual([
    1,
    expect.stringMatching(/^The database refused\. It said: /),
  ]);
  expect(() => JSON.parse(output)).toThrow();
});
