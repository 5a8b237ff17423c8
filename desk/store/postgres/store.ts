import { placeOf } from '../../config.ts';
import { codeOf, reasonOf, StartError } from '../../errors.ts';
import type { Database } from '../database.ts';
import { type EnquiryStore, storeIn } from '../enquiry-store.ts';
import { postgresDatabase } from './database.ts';
import { migrate, requireNewest } from './migrating.ts';

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
