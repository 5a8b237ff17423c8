/** A setting that the desk cannot work with; the text names every variable and what to write. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Something the desk needs at its start and does not find; the text is one sentence for the operator. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The database would not read or write; `cause` is what it said. No enquiry was accepted. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** A file that the site had when the desk started cannot be read any more. */
export class SiteFileError extends Error {
  override readonly name = 'SiteFileError';
}

/** What went wrong in words, whatever was thrown. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Node's or the database's short code of an error, such as "EADDRINUSE"; '' when it has none. */
export function codeOf(error: unknown): string {
  return textIn(error, 'code');
}

/** What a library says under a name of its own in an error; '' when it says nothing. */
export function textIn(error: unknown, name: string): string {
  const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined;
  return typeof value === 'string' ? value : '';
}

/** The 4xx by which the web server blames who asked; 500 for every other error. */
export function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500 ? status : 500;
}
