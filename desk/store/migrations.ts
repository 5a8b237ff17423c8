import { readdirSync } from 'node:fs';
import { reasonOf, StartError } from '../errors.ts';

/**
 * The migrations in `folder` that a database has not had yet, in the order of their names: by these they are known, because branches
 * that are merged bring some that are numbered before the last one. Throws StartError when it has had one that is not there.
 */
export function migrationsAfter(
  applied: readonly string[],
  { folder, place }: { folder: string; place: string },
): string[] {
  const known = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  if (applied.every((name) => known.includes(name))) {
    return known.filter((name) => !applied.includes(name)).sort();
  }
  throw new StartError(`${place} was made by a newer desk than this one; update the desk.`);
}

/** Why a desk or a command cannot go on with a database that lacks some migrations. */
export function olderDatabase(place: string): StartError {
  return new StartError(
    `${place} was made by an older desk; start the desk once to bring it up to date.`,
  );
}

/** A migration that does not fit what is in the database; nobody can mend that by another folder or more rights. */
export function failedMigration(place: string, name: string, cause: unknown): StartError {
  return new StartError(
    `${place} cannot be brought up to date: ${name} failed (${reasonOf(cause)}). Nothing in it was changed. Restore a backup, or keep the database and ask whoever looks after the program.`,
    { cause },
  );
}
