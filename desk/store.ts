import type { DeskConfig } from './config.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import { openSqliteStore, openSqliteStoreForReading } from './sqlite/store.ts';

/** Where enquiries are kept, as the settings say. */
export type StorePlace = Pick<DeskConfig, 'dataFolder'>;

/** The store that the settings name, made if it is not there. Throws StartError. */
export async function openStore({ dataFolder }: StorePlace): Promise<EnquiryStore> {
  return openSqliteStore(dataFolder);
}

/** The same store for reading only; a desk may be running beside it. Throws StartError when there is none yet. */
export async function openStoreForReading({ dataFolder }: StorePlace): Promise<EnquiryStore> {
  return openSqliteStoreForReading(dataFolder);
}
