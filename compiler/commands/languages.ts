// Lists how far each language is translated, prints work sheets and takes them in: `npm run languages -- --help` says how.

import { UsageError } from '../../terminal/usage.ts';
import { readBuildConfig } from '../build-config.ts';
import { ContentError } from '../content-error.ts';
import { runLanguages } from './languages/run-languages.ts';

try {
  const { said, refused } = runLanguages(process.argv.slice(2), {
    root: process.cwd(),
    build: readBuildConfig(process.env),
  });
  console.log(said);
  for (const { at, fault } of refused) console.error(`  ${at} ${fault}`);
  if (refused.length > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof UsageError || error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
