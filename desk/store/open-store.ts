import type { DeskConfig } from '../config.ts';
import { isWholeJournal, journalFileIn } from '../journal/journal.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import { LostCommits } from './sqlite/soundness.ts';
import { openExistingSqliteStore, openLossySqliteStore, openSqliteStore } from './sqlite/store.ts';

/** Where enquiries are kept, as the settings say. */
type StorePlace = Pick<DeskConfig, 'dataFolder' | 'databaseUrl'>;

/**
 * The store that the settings name, made if it is not there. One that lacks its last commits is opened where the journal has what
 * they held. Throws StartError.
 */
export async function openStore({
  dataFolder,
  databaseUrl,
  journalFolder,
}: StorePlace & Pick<DeskConfig, 'journalFolder'>): Promise<EnquiryStore> {
  if (databaseUrl === null) {
    try {
      return openSqliteStore(dataFolder);
    } catch (error) {
      const isWitnessed =
        error instanceof LostCommits &&
        journalFolder !== null &&
        (await isWholeJournal(journalFileIn(journalFolder)));
      if (!isWitnessed) throw error;
      return openLossySqliteStore(dataFolder);
    }
  }
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
