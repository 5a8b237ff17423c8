import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { type DeskConfig, placeOf } from '../config.ts';
import { codeOf, reasonOf, StoreError } from '../errors.ts';
import { isWholeJournal, journalFileIn } from '../journal/journal.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import { databaseFileIn } from './sqlite/file.ts';
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

/** Where enquiries are kept, and where the desk remembers which database it found there. */
type KnownPlace = Pick<DeskConfig, 'dataFolder' | 'databaseUrl' | 'stateFolder'>;

/**
 * Whether a database is the one that was at the same place before; when nothing is known of the place, it is from now on. The
 * empty folder where a disk is not mounted looks like that of a new desk, and would be used without a word. Throws StoreError
 * when that cannot be remembered.
 */
export async function isKnownDatabase(
  store: Pick<EnquiryStore, 'identity'>,
  place: KnownPlace,
): Promise<boolean> {
  const id = await store.identity();
  const known = await recall(place);
  if (known === null) await remember(id, place);
  return known === null || known === id;
}

/** Goes on with the database that is at a place now, whatever was there before. Throws StoreError when it cannot. */
export async function confirmDatabase(
  store: Pick<EnquiryStore, 'identity'>,
  place: KnownPlace,
): Promise<void> {
  await remember(await store.identity(), place);
}

/** A database, for people to read. */
export function databaseName({ dataFolder, databaseUrl }: KnownPlace): string {
  return databaseUrl === null ? databaseFileIn(dataFolder) : placeOf(databaseUrl);
}

const memorySchema = z.object({ database: z.string() });

async function recall(place: KnownPlace): Promise<string | null> {
  try {
    return memorySchema.parse(JSON.parse(await readFile(memoryOf(place), 'utf8'))).database;
  } catch (error) {
    // Whatever it holds that is no memory is written anew.
    if (codeOf(error) === 'ENOENT' || error instanceof SyntaxError || error instanceof z.ZodError) {
      return null;
    }
    throw cannotRemember(error, place);
  }
}

async function remember(database: string, place: KnownPlace): Promise<void> {
  const file = memoryOf(place);
  const unfinished = `${file}.${randomUUID()}`;
  const text = JSON.stringify({ place: databaseName(place), database }, null, 2);
  try {
    await mkdir(place.stateFolder, { recursive: true, mode: 0o700 });
    await writeFile(unfinished, `${text}\n`, { flush: true, mode: 0o600 });
    await rename(unfinished, file);
  } catch (error) {
    throw cannotRemember(error, place);
  }
}

/** Named by the place, so that one folder serves many. Where a database is asked for by more than its name, that counts too. */
function memoryOf(place: KnownPlace): string {
  const options = place.databaseUrl === null ? '' : new URL(place.databaseUrl).search;
  const key = createHash('sha256')
    .update(databaseName(place) + options)
    .digest('hex');
  return path.join(place.stateFolder, `${key.slice(0, 32)}.json`);
}

function cannotRemember(cause: unknown, { stateFolder }: KnownPlace): StoreError {
  return new StoreError(
    `DESK_STATE: ${stateFolder} cannot be used (${codeOf(cause) || reasonOf(cause)}), so nobody would notice if another database lay in the place of this one, as when a disk is not mounted. Name a folder that this user may write, on another disk than the enquiries.`,
    { cause },
  );
}
