import './own-settings.ts';
import { parseArgs } from 'node:util';
import { buildSteps, runInOrder, StepError } from './steps.ts';

const { values: options } = parseArgs({
  options: { release: { type: 'boolean', default: false } },
});
// Each step reads the environment, so that WAYMARK_RELEASE=1 means the same as --release.
if (options.release) Object.assign(process.env, { WAYMARK_RELEASE: '1' });

try {
  await runInOrder(buildSteps);
} catch (error) {
  if (!(error instanceof StepError)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
