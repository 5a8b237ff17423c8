import './own-settings.ts';
import { firstLookStages, runStages } from './steps.ts';

const outcomes = await runStages(firstLookStages);
if (outcomes.every(({ hasPassed }) => hasPassed)) {
  console.log(
    '\n== Serve site and desk. Left out: previews for other sites, best compression and the checks of claims and terms; "npm run build" does them.',
  );
  // In this same process, so that a signal to stop reaches the desk itself.
  await import('../desk/main.ts');
} else {
  process.exitCode = 1;
}
