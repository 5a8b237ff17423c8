import Fastify from 'fastify';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { emptySchema } from '../../../tests/support/desk/postgres-database.ts';
import { closing, handTurnedClock, now } from '../../../tests/support/desk/suites/store/setting.ts';
import { serveHealth } from '../../http/health.ts';
import { openPostgresStore } from './store.ts';

test('a database that leaves the desk waiting makes it not ready, until it answers again', async () => {
  const databaseUrl = await emptySchema();
  const store = closing(await openPostgresStore(databaseUrl));
  const { steadyMs, pass } = handTurnedClock();
  const app = Fastify();
  onTestFinished(() => app.close());
  serveHealth(app, { store, now: () => now, steadyMs, patienceMs: 200 });
  const status = async () => {
    pass(1_000);
    return (await app.inject('/readyz')).statusCode;
  };
  expect(await status()).toBe(200);

  const blocker = new Client({ connectionString: databaseUrl });
  await blocker.connect();
  onTestFinished(() => blocker.end());
  await blocker.query('BEGIN; LOCK TABLE checks');
  for (let look = 0; look < 3; look += 1) expect(await status()).toBe(503);
  const { rows } = await blocker.query(
    `SELECT count(*)::integer AS count FROM pg_locks WHERE relation = 'checks'::regclass AND NOT granted`,
  );
  expect(rows).toEqual([{ count: 1 }]);
  await blocker.query('ROLLBACK');
  await expect.poll(status).toBe(200);
});
