import './own-settings.ts';
import { buildSteps, runInOrder, StepError } from './steps.ts';

try {
  await runInOrder(buildSteps);
  console.log('\n== Serve site and desk');
  // In this same process, so that a signal to stop reaches the desk itself.
  await import('../desk/main.ts');
} catch (error) {
  if (!(error instanceof StepError)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
