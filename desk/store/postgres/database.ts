import { Pool, type PoolClient } from 'pg';
import { StoreError } from '../../errors.ts';
import type { Database, Query, Value } from '../database.ts';

/** Together they are how long a visitor waits before a database that is frozen, its lines open, is given up. */
const connectWaitMs = 5_000;
const queryWaitMs = 8_000;
const linesAtMost = 10;

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
    RETURNING enquiries.*`,
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
  return async (sql, values = {}) => {
    const { text, names } = numbered(sql);
    const { rows } = await line.query(
      text,
      names.map((name): Value => values[name] ?? null),
    );
    return rows;
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
