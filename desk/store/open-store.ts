import type { DeskConfig } from '../config.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import { openExistingSqliteStore, openSqliteStore } from './sqlite/store.ts';

/** Where enquiries are kept, as the settings say. */
type StorePlace = Pick<DeskConfig, 'dataFolder' | 'databaseUrl'>;

/** The store that the settings name, made if it is not there. Throws StartError. */
export async function openStore({ dataFolder, databaseUrl }: StorePlace): Promise<EnquiryStore> {
  if (databaseUrl === null) return openSqliteStore(dataFolder);
  const { openPostgresStore } = await import('./postgres/store.ts');
  return openPostgresStore(databaseUrl);
}

/**
 * The same store for the command line, while a desk may be running beside it. Throws StartError when no desk has kept
 * anything there yet: a wrong setting must not look like an empty store.
 */
export async function openExistingStore(
  { dataFolder, databaseUrl }: StorePlace,
  access: { readOnly: boolean },
): Promise<EnquiryStore> {
  if (databaseUrl === null) return openExistingSqliteStore(dataFolder, access);
  const { openExistingPostgresStore } = await import('./postgres/store.ts');
  return openExistingPostgresStore(databaseUrl, access);
}
