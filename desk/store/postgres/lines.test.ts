import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { listed, openDesk, patience, send } from '../../../tests/support/desk/fault-scene.ts';
import { asAdministrator, emptyDatabase } from '../../../tests/support/desk/postgres-database.ts';
import { openPostgresStore } from './store.ts';

/** Ends every line to a database on the server's side, in the middle of whatever goes over it, and says how many there were. */
async function cutLines(databaseUrl: string): Promise<number> {
  const name = new URL(databaseUrl).pathname.slice(1);
  const cut = await asAdministrator(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
  );
  return cut.length;
}

test('when its lines to the database are cut again and again, the desk lives on and loses nothing that it accepted', {
  timeout: 60_000,
}, async () => {
  const databaseUrl = await emptyDatabase();
  const desk = await openDesk({ env: { DATABASE_URL: databaseUrl } });
  const accepted: string[] = [];
  let cuts = 0;
  async function visit(): Promise<void> {
    while (cuts < 20) {
      const id = randomUUID();
      const answer = await send(desk, id);
      expect(answer).toMatch(/^200 OK$|^503 The enquiry could not be kept/);
      if (answer === '200 OK') accepted.push(id);
    }
  }
  async function cut(): Promise<void> {
    for (let round = 0; round < 10; round += 1) cuts += await cutLines(databaseUrl);
    cuts += 20;
  }
  await Promise.all([visit(), visit(), visit(), visit(), cut()]);
  await expect.poll(() => send(desk), patience).toBe('200 OK');
  const kept = (await listed(desk)).map(({ id }) => id);
  expect(kept).toEqual(expect.arrayContaining(accepted));
  expect(new Set(kept).size).toBe(kept.length);
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
