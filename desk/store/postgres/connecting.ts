import { Pool, type PoolClient } from 'pg';
import { placeOf } from '../../database-url.ts';
import { codeOf, reasonOf, StartError } from '../../errors.ts';

const connectWaitMs = 5_000;
const queryWaitMs = 30_000;
const linesAtMost = 10;

export type Postgres = {
  pool: Pool;
  /** Does `work` wholly or not at all; when this resolves, it is on the server's disk. */
  inTransaction: <Result>(work: (client: PoolClient) => Promise<Result>) => Promise<Result>;
};

type Access = { readOnly: boolean };

/** A pool of connections to the database, none of which may keep a visitor waiting for ever. */
export function connect(databaseUrl: string, { readOnly }: Access = { readOnly: false }): Postgres {
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
    pool,
    inTransaction: async (work) => {
      const client = await pool.connect();
      try {
        await client.query(begin);
        const result = await work(client);
        await client.query('COMMIT');
        client.release();
        return result;
      } catch (error) {
        // Closing the line undoes what was begun on it, whatever state it is in.
        client.release(true);
        throw error;
      }
    },
  };
}

/** A failure to start, in words that name the setting and neither user nor password. */
export function startErrorFrom(error: unknown, databaseUrl: string): StartError {
  if (error instanceof StartError) return error;
  const reason = reasonOf(error) || codeOf(error);
  return new StartError(
    `DATABASE_URL: the database ${placeOf(databaseUrl)} cannot hold the enquiries (${reason}); start it, or set the address of one that this user may write.`,
    { cause: error },
  );
}
