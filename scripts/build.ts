import './own-settings.ts';
import { parseArgs } from 'node:util';
import { buildStages, runStages } from './steps.ts';

const { values: options } = parseArgs({
  options: { release: { type: 'boolean', default: false } },
});
// Each step reads the environment, so that WAYMARK_RELEASE=1 means the same as --release.
if (options.release) Object.assign(process.env, { WAYMARK_RELEASE: '1' });

const outcomes = await runStages(buildStages);
if (!outcomes.every(({ hasPassed }) => hasPassed)) process.exitCode = 1;
