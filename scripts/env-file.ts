import { isUtf8 } from 'node:buffer';
import { parseEnv } from 'node:util';

/** What is wrong with a file of settings as a whole; the text is one sentence and repeats no value. */
export class EnvFileError extends Error {
  override readonly name = 'EnvFileError';
}

/** An address without quotes whose # would begin a comment, and so cut it in two. */
const cutAddress =
  /^[^\S\n]*(?:export\s+)?(\w+)[^\S\n]*=[^\S\n]*[a-z][a-z\d+.-]*:\/\/[^\n#]*(?:(?<!\s)#|#\S*@)/gim;

/** The settings in the bytes of a `.env`, with a byte order mark or without. Throws EnvFileError. */
export function readEnvFile(bytes: Uint8Array): NodeJS.Dict<string> {
  const text = utf8Text(bytes);
  const cut = [...text.matchAll(cutAddress)].map(([, name]) => name);
  if (cut.length > 0) {
    throw new EnvFileError(
      `.env: write # as %23 in ${cut.join(', ')}, because it begins a comment where it stands as it is.`,
    );
  }
  return parseEnv(text);
}

function utf8Text(bytes: Uint8Array): string {
  const text = isUtf8(bytes) ? new TextDecoder().decode(bytes) : null;
  // Half of every letter in UTF-16 without a mark is a zero.
  if (text !== null && !text.includes('\0')) return text;
  throw new EnvFileError(
    '.env is not saved as UTF-8, and nothing of it was read; save it again as UTF-8.',
  );
}
