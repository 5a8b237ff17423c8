import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import { placeOf } from '../../database-url.ts';
import { StartError } from '../../errors.ts';
import type { Postgres } from './connecting.ts';

const folder = path.join(import.meta.dirname, 'migrations');
/** Any two numbers that no other program on the same database uses for its locks. */
const lock = [0x77_61_79, 0x64_65_73];

/** Brings the database to the newest shape; of desks that start at once, one does and the others wait for it. */
export async function migrate({ inTransaction }: Postgres, databaseUrl: string): Promise<void> {
  await inTransaction(async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1, $2)', lock);
    await requireUnicode(client, databaseUrl);
    await client.query(
      `CREATE TABLE IF NOT EXISTS desk_migrations (
         name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`,
    );
    for (const name of await migrationsWaiting(client, databaseUrl)) {
      await client.query(readFileSync(path.join(folder, name), 'utf8'));
      await client.query('INSERT INTO desk_migrations (name) VALUES ($1)', [name]);
    }
  });
}

/** Throws StartError unless a desk has brought the database to the newest shape. */
export async function requireNewest(
  { inTransaction }: Postgres,
  databaseUrl: string,
): Promise<void> {
  await inTransaction(async (client) => {
    const { rows } = await client.query(`SELECT to_regclass('desk_migrations') IS NULL AS is_new`);
    if (z.tuple([z.object({ is_new: z.boolean() })]).parse(rows)[0].is_new) {
      throw new StartError(
        `In ${placeOf(databaseUrl)} no desk has kept enquiries yet. DATABASE_URL names the database.`,
      );
    }
    if ((await migrationsWaiting(client, databaseUrl)).length === 0) return;
    throw new StartError(
      `${placeOf(databaseUrl)} was made by an older desk; start the desk once to bring it up to date.`,
    );
  });
}

async function migrationsWaiting(client: PoolClient, databaseUrl: string): Promise<string[]> {
  const { rows } = await client.query('SELECT name FROM desk_migrations');
  const applied = new Set(
    z
      .array(z.object({ name: z.string() }))
      .parse(rows)
      .map(({ name }) => name),
  );
  const known = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  if ([...applied].some((name) => !known.includes(name))) {
    throw new StartError(
      `${placeOf(databaseUrl)} was made by a newer desk than this one; update the desk.`,
    );
  }
  return known.filter((name) => !applied.has(name));
}

/** In another encoding some visitors' names could not be kept. */
async function requireUnicode(client: PoolClient, databaseUrl: string): Promise<void> {
  const { rows } = await client.query('SHOW server_encoding');
  const [{ server_encoding: encoding }] = z
    .tuple([z.object({ server_encoding: z.string() })])
    .parse(rows);
  if (encoding === 'UTF8') return;
  throw new StartError(
    `DATABASE_URL: ${placeOf(databaseUrl)} keeps text as ${encoding}; make the database with ENCODING 'UTF8'.`,
  );
}
