// Lists the facts of content/facts, changes one figure, reads all again: `npm run facts -- --help` says how.

import { UsageError } from '../../terminal/usage.ts';
import { readBuildConfig } from '../build-config.ts';
import { ContentError } from '../content-error.ts';
import { runFacts } from './facts/run-facts.ts';
import { leadThrough, pressedKeys, runReread } from './facts/run-reread.ts';

try {
  const place = { root: process.cwd(), config: readBuildConfig(process.env) };
  const [command, ...words] = process.argv.slice(2);
  if (command === 'reread') {
    const terminal = { print: console.log, tell: console.error };
    process.exitCode = await runReread(words, place, terminal);
  } else if (command === 'accept' && words.length < 2 && process.stdin.isTTY) {
    const accepted = await leadThrough(words, place, pressedKeys(process.stdin), console.log);
    console.log(`${accepted} accepted. What waits is shown again: npm run facts -- accept`);
  } else {
    console.log(runFacts(process.argv.slice(2), place));
  }
} catch (error) {
  if (!(error instanceof UsageError || error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
