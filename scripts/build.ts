import './own-settings.ts';
import { buildSteps, runInOrder, StepError } from './steps.ts';

try {
  await runInOrder(buildSteps);
} catch (error) {
  if (!(error instanceof StepError)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
