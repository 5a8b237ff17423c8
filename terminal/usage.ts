import { type ParseArgsConfig, parseArgs } from 'node:util';

/** A command that cannot be understood as it was typed; the text says what to write. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The options and names in a command's words, as `parseArgs` of Node reads them; a value may begin with one dash. Throws UsageError. */
export function readWords<Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs<Config>({ ...config, args: withValues(config) });
  } catch (error) {
    throw new UsageError(inWords(error, config), { cause: error });
  }
}

/** The words, `--limit -1` written as `--limit=-1`: Node would have it that way. */
function withValues({ args = [], options = {} }: ParseArgsConfig): string[] {
  const words: string[] = [];
  for (const word of args) {
    const before = words.at(-1) ?? '';
    const takesValue = before.startsWith('--') && options[before.slice(2)]?.type === 'string';
    if (takesValue && /^-[^-]/.test(word)) words.splice(-1, 1, `${before}=${word}`);
    else words.push(word);
  }
  return words;
}

/** What Node says of wrong words, in ours: no option is "positional", and none "ambiguous". */
function inWords(error: unknown, { options = {} }: ParseArgsConfig): string {
  if (!(error instanceof Error)) return String(error);
  const [, name = ''] = /'--([\w-]+)/.exec(error.message) ?? [];
  if (!('code' in error) || error.code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') {
    return error.message.replace(/(?<=')\..*$/s, '.');
  }
  return options[name]?.type === 'string'
    ? `--${name} needs a value after it.`
    : `--${name} takes no value.`;
}
