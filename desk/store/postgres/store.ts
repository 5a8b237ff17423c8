import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { placeOf } from '../../config.ts';
import { codeOf, reasonOf, StartError } from '../../errors.ts';
import type { Database, Query } from '../database.ts';
import { type EnquiryStore, storeIn } from '../enquiry-store.ts';
import { failedMigration, migrationsAfter, olderDatabase } from '../migrations.ts';
import { postgresDatabase } from './database.ts';

/** The store in a PostgreSQL database, its tables made if they are not there. Throws StartError. */
export async function openPostgresStore(
  databaseUrl: string,
  steadyMs?: () => number,
): Promise<EnquiryStore> {
  return storeIn(await prepared(postgresDatabase(databaseUrl), databaseUrl, migrate), steadyMs);
}

/** The same store for the command line, never made anew. Throws StartError. */
export async function openExistingPostgresStore(
  databaseUrl: string,
  access: { readOnly: boolean },
): Promise<EnquiryStore> {
  return storeIn(await prepared(postgresDatabase(databaseUrl, access), databaseUrl, requireNewest));
}

async function prepared(
  database: Database,
  databaseUrl: string,
  prepare: typeof migrate,
): Promise<Database> {
  try {
    await prepare(database, databaseUrl);
    return database;
  } catch (error) {
    await database.close();
    throw startErrorFrom(error, databaseUrl);
  }
}

/** A failure to start, in words that name the setting and neither user nor password. */
function startErrorFrom(error: unknown, databaseUrl: string): StartError {
  if (error instanceof StartError) return error;
  const reason = reasonOf(error) || codeOf(error);
  return new StartError(
    `DATABASE_URL: the database ${placeOf(databaseUrl)} cannot hold the enquiries (${reason}); start it, or set the address of one that this user may write.`,
    { cause: error },
  );
}

const folder = path.join(import.meta.dirname, 'migrations');
/** What a migration was called on a branch, before it was merged behind another. */
const renamed: Readonly<Record<string, string>> = {
  '002-recipients-and-turns.sql': '003-recipients-and-turns.sql',
};
/** Any two numbers that no other program on the same database uses for its locks. */
const lock = { one: 0x77_61_79, other: 0x64_65_73 };

/** Brings the database to the newest shape; of desks that start at once, one does and the others wait for it. */
async function migrate({ write }: Database, databaseUrl: string): Promise<void> {
  await write(async (query) => {
    await query('SELECT pg_advisory_xact_lock(:one, :other)', lock);
    await requireUnicode(query, databaseUrl);
    await query(
      `CREATE TABLE IF NOT EXISTS desk_migrations (
         name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`,
    );
    for (const name of await migrationsWaiting(query, databaseUrl)) {
      await query(readFileSync(path.join(folder, name), 'utf8')).catch((error) => {
        throw isMismatch(error) ? failedMigration(placeOf(databaseUrl), name, error) : error;
      });
      await query('INSERT INTO desk_migrations (name) VALUES (:name)', { name });
    }
  });
}

/** Throws StartError unless a desk has brought the database to the newest shape. */
async function requireNewest({ write }: Database, databaseUrl: string): Promise<void> {
  await write(async (query) => {
    const rows = await query(`SELECT to_regclass('desk_migrations') IS NULL AS is_new`);
    if (z.tuple([z.object({ is_new: z.boolean() })]).parse(rows)[0].is_new) {
      throw new StartError(
        `In ${placeOf(databaseUrl)} no desk has kept enquiries yet. DATABASE_URL names the database.`,
      );
    }
    const waiting = await migrationsWaiting(query, databaseUrl);
    if (waiting.length > 0) throw olderDatabase(placeOf(databaseUrl));
  });
}

async function migrationsWaiting(query: Query, databaseUrl: string): Promise<string[]> {
  const rows = await query('SELECT name FROM desk_migrations');
  const applied = z
    .array(z.object({ name: z.string() }))
    .parse(rows)
    .map(({ name }) => renamed[name] ?? name);
  return migrationsAfter(applied, { folder, place: placeOf(databaseUrl) });
}

/** A statement does not fit what is in the database; that this user may not change it is another matter. */
function isMismatch(error: unknown): boolean {
  return /^(42(?!501)|23)/.test(codeOf(error));
}

/** In another encoding some visitors' names could not be kept. */
async function requireUnicode(query: Query, databaseUrl: string): Promise<void> {
  const rows = await query('SHOW server_encoding');
  const [{ server_encoding: encoding }] = z
    .tuple([z.object({ server_encoding: z.string() })])
    .parse(rows);
  if (encoding === 'UTF8') return;
  throw new StartError(
    `DATABASE_URL: ${placeOf(databaseUrl)} keeps text as ${encoding}; make the database with ENCODING 'UTF8'.`,
  );
}
