import { type EnquiryStore, storeIn } from '../enquiry-store.ts';
import { sqliteDatabase } from './database.ts';
import { openDatabase, openExistingDatabase } from './opening.ts';

/** The store in a SQLite file under `dataFolder`, made if it is not there. Throws StartError. */
export function openSqliteStore(dataFolder: string, steadyMs?: () => number): EnquiryStore {
  return storeIn(sqliteDatabase(openDatabase(dataFolder), { isDesk: true }), steadyMs);
}

/** The same store while a desk may be running beside it, never made anew. Throws StartError. */
export function openExistingSqliteStore(
  dataFolder: string,
  access: { readOnly: boolean },
): EnquiryStore {
  return storeIn(sqliteDatabase(openExistingDatabase(dataFolder, access)));
}
