import './own-settings.ts';
import { runStages } from './stages.ts';
import { buildStages } from './steps.ts';

const outcomes = await runStages(buildStages);
if (outcomes.every(({ hasPassed }) => hasPassed)) {
  console.log('\n== Serve site and desk');
  // In this same process, so that a signal to stop reaches the desk itself.
  await import('../desk/main.ts');
} else {
  process.exitCode = 1;
}
