// Lists the facts of content/facts, and changes one figure: `npm run facts -- --help` says how.

import { UsageError } from '../../terminal/usage.ts';
import { readBuildConfig } from '../build-config.ts';
import { ContentError } from '../content-error.ts';
import { runFacts } from './facts/run-facts.ts';

try {
  const place = { root: process.cwd(), config: readBuildConfig(process.env) };
  console.log(runFacts(process.argv.slice(2), place));
} catch (error) {
  if (!(error instanceof UsageError || error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
