import { type ParseArgsConfig, parseArgs } from 'node:util';

/** A command that cannot be understood as it was typed; the text says what to write. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The options and names in a command's words, as `parseArgs` of Node reads them. Throws UsageError. */
export function readWords<Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
