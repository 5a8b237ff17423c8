import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Pool, type PoolClient, types } from 'pg';
import { placeOf } from '../../config.ts';
import { codeOf, reasonOf, StartError, StoreError } from '../../errors.ts';
import { type Database, enquiryColumns, type Query, type Value, type Values } from '../database.ts';
import { type EnquiryStore, storeIn } from '../enquiry-store.ts';
import { failedMigration, migrationsAfter, olderDatabase } from '../migrations.ts';

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
    const sql = "SELECT 1 FROM pg_class WHERE oid = to_regclass('desk_migrations')";
    if ((await query(sql)).length === 0) {
      throw new StartError(
        `In ${placeOf(databaseUrl)} no desk has kept enquiries yet. DATABASE_URL names the database.`,
      );
    }
    const waiting = await migrationsWaiting(query, databaseUrl);
    if (waiting.length > 0) throw olderDatabase(placeOf(databaseUrl));
  });
}

async function migrationsWaiting(query: Query, databaseUrl: string): Promise<string[]> {
  const rows = await query<{ name: string }>('SELECT name FROM desk_migrations');
  const applied = rows.map(({ name }) => renamed[name] ?? name);
  return migrationsAfter(applied, { folder, place: placeOf(databaseUrl) });
}

/** A statement does not fit what is in the database; that this user may not change it is another matter. */
function isMismatch(error: unknown): boolean {
  return /^(42(?!501)|23)/.test(codeOf(error));
}

/** In another encoding some visitors' names could not be kept. */
async function requireUnicode(query: Query, databaseUrl: string): Promise<void> {
  const [row] = await query<{ server_encoding: string }>('SHOW server_encoding');
  const encoding = row?.server_encoding;
  if (encoding === 'UTF8') return;
  throw new StartError(
    `DATABASE_URL: ${placeOf(databaseUrl)} keeps text as ${encoding}; make the database with ENCODING 'UTF8'.`,
  );
}

/** Together they are how long a visitor waits before a database that is frozen, its lines open, is given up. */
const connectWaitMs = 5_000;
const queryWaitMs = 8_000;
const linesAtMost = 10;

/** Counts and numbers, which `pg` gives out as text: none of ours comes near to what a number cannot hold. */
types.setTypeParser(types.builtins.INT8, Number);

/**
 * What another desk is claiming at this moment is passed over, and a silent owner that speaks again at this moment keeps
 * what it holds.
 */
const dialect: Database['dialect'] = {
  claim: `WITH due AS (
      SELECT number FROM enquiries
      WHERE state IN ('stored', 'sending') AND (
        state = 'stored' AND (attempts = 0 OR next_attempt_at <= :now OR next_attempt_at > :furthest)
          AND turn <= :highest AND (turn <= :lastPriority OR received_at <= :waitedSince)
        OR state = 'sending' AND id || ' ' || lease_beat IN (SELECT json_array_elements_text(:abandoned::json)))
      ORDER BY turn, spam_score, next_attempt_at, number LIMIT :limit
      FOR UPDATE SKIP LOCKED)
    UPDATE enquiries
    SET state = 'sending', lease_owner = :owner, lease_beat = lease_beat + 1, attempts = attempts + 1,
        first_attempt_at = coalesce(first_attempt_at, :now)
    FROM due WHERE enquiries.number = due.number
    RETURNING ${enquiryColumns}`,
  hasReference: 'reference = :reference',
  takeTurn: 'SELECT pg_advisory_xact_lock(hashtextextended(:about, 0))',
};

/** A pool of connections to the database, none of which may keep a visitor waiting for ever. */
export function postgresDatabase(
  databaseUrl: string,
  { readOnly }: { readOnly: boolean } = { readOnly: false },
): Database {
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: 'waymark-desk',
    max: linesAtMost,
    connectionTimeoutMillis: connectWaitMs,
    query_timeout: queryWaitMs,
    keepAlive: true,
  });
  // A line that breaks is noticed by whoever uses it next; nobody listening would end the desk.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  // Set for each transaction, because a pooler between here and the server does not keep what is set for a line.
  const begin = readOnly ? 'BEGIN READ ONLY' : 'BEGIN; SET LOCAL synchronous_commit TO on';
  return {
    dialect,
    read: (work) => work(queryOf(pool)),
    write: async (work) => {
      const client = await pool.connect();
      try {
        await client.query(begin);
        const result = await work(queryOf(client));
        await client.query('COMMIT');
        client.release();
        return result;
      } catch (error) {
        // Closing the line undoes what was begun on it, whatever state it is in.
        client.release(true);
        throw error;
      }
    },
    // PostgreSQL's own vacuum sees to that.
    forgetErased: async () =>
      'PostgreSQL still holds the words in its files until VACUUM has passed and their place is used again, and in its log, replicas and archives (see docs/operating.md).',
    backup: async () => {
      throw new StoreError(
        'The enquiries are in PostgreSQL, which has a tool of its own: pg_dump --file=enquiries.sql "$DATABASE_URL"',
      );
    },
    notices: [],
    close: () => pool.end(),
  };
}

function queryOf(line: Pool | PoolClient): Query {
  return async <Row>(sql: string, values: Values = {}) => {
    const { text, names } = numbered(sql);
    const { rows } = await line.query(
      text,
      names.map((name): Value => values[name] ?? null),
    );
    return rows as Row[];
  };
}

/** `sql` with $1, $2, … for its `:name`s, and these in that order; two colons are a cast. */
function numbered(sql: string): { text: string; names: string[] } {
  const names: string[] = [];
  const text = sql.replace(/(?<!:):(\w+)/g, (_, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  return { text, names };
}
