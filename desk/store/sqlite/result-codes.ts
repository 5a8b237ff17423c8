/** Of a result code of SQLite the lowest eight bits say what it is, the others which kind of it. */
const primaryBits = 0xff;

/** What SQLite says; 0 when it was not SQLite that failed. */
function resultOf(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & primaryBits : 0;
}

/** Another program holds the database at this moment. */
export function isBusy(error: unknown): boolean {
  return [5, 6].includes(resultOf(error));
}

/** The file is not a sound database. */
export function isDamage(error: unknown): boolean {
  return [11, 26].includes(resultOf(error));
}

/** A statement does not fit what is in the database. */
export function isMismatch(error: unknown): boolean {
  return [1, 19, 20].includes(resultOf(error));
}

export function isFromSqlite(error: unknown): boolean {
  return resultOf(error) !== 0;
}
