import { existsSync } from 'node:fs';
import { fieldNames } from '../contract/fields.ts';
import { inLines, onOneLine } from '../terminal/plain-text.ts';
import { readDeskConfig } from './config.ts';
import { enquiryStates, handlings, type StoredEnquiry } from './enquiry.ts';
import { openExistingStore } from './store/open-store.ts';
import { databaseFileIn } from './store/sqlite/file.ts';

/** What somebody told under a subject, and not who. */
type Told = Pick<StoredEnquiry, 'reference' | 'receivedAt' | 'subject'> & { words: string };

/** The newest of all enquiries; some tenths of a second of looking. */
const lookAtMost = 20_000;
const mostTold = 500;

/**
 * What visitors told under the subjects that `isWanted` knows, newest first, until staff close it; nothing of what is held back as
 * spam, and nothing at all where no desk has kept an enquiry. Throws ConfigError, StartError or StoreError where a store is named and
 * cannot be read.
 */
export async function readMistakes(
  { DESK_DATA, DATABASE_URL }: NodeJS.ProcessEnv,
  isWanted: (subject: string) => boolean,
): Promise<Told[]> {
  const place = readDeskConfig({ DESK_DATA, DATABASE_URL });
  if (place.databaseUrl === null && !existsSync(databaseFileIn(place.dataFolder))) return [];
  const store = await openExistingStore(place, { readOnly: true });
  try {
    const { enquiries } = await store.page({
      states: enquiryStates.filter((state) => state !== 'quarantined'),
      handlings: handlings.filter((handling) => handling !== 'closed'),
      matches: ({ subject }) => isWanted(onOneLine(subject)),
      size: mostTold,
      lookAtMost,
    });
    // Of words that were sent again, the last ones count.
    const newest = Map.groupBy(enquiries, ({ id, amends }) => amends ?? id);
    return [...newest.values()].flatMap(([enquiry]) => (enquiry ? [withoutPerson(enquiry)] : []));
  } finally {
    await store.close();
  }
}

const shortestName = 2;

function withoutPerson({ reference, receivedAt, subject, text }: StoredEnquiry): Told {
  const names = personal
    .map((field) => onOneLine(text[field]))
    .filter((value) => value.length >= shortestName)
    .map((value) => value.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .map((value) => `(?<![\\p{L}\\p{N}])${value}(?![\\p{L}\\p{N}])`);
  const person = new RegExp([...numbers, ...names].join('|'), 'giu');
  const words = inLines(text.message).replace(person, '…').trim();
  return { reference, receivedAt, subject: onOneLine(subject), words };
}

/** Who somebody is and where they live, which they may have written into their message too: a new field as well. */
const personal = fieldNames.filter((name) => name !== 'country' && name !== 'message');

/**
 * Any address of email, as long as one may be, and any telephone number with its country: first, for a name may stand in one. Of any length,
 * a message of nothing but points would be gone through anew from each.
 */
const numbers = [
  String.raw`[^\s<>@]{1,254}@[^\s<>@]{1,254}\.[\p{L}\p{N}-]+`,
  String.raw`\+\d[\d\s()./-]{6,}\d`,
];
