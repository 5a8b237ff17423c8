// The whole gate, here and in CI: `npm test`. With --quick, as `npm run check`, without the browser.
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildSteps, runInOrder, type Step, StepError } from './steps.ts';
import { countTests, reportFile } from './test-counts.ts';

const { values: options } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const [content, ...buildTheSite] = buildSteps;

const quickSteps: readonly Step[] = [
  [
    'Formatting, lint and import direction',
    'biome check --diagnostic-level=warn --error-on-warnings .',
  ],
  ['Dead code', 'knip'],
  content,
  ['Types of the site', 'astro check'],
  ['Types of the desk', 'tsc --noEmit -p desk'],
  ['Units', vitest('unit', ['unit', 'dom', 'postgres', 'faults'])],
  ...buildTheSite,
  ['Built site', vitest('built', ['built'])],
];

const browserSteps: readonly Step[] = [
  ['Browser', 'node scripts/chromium.ts'],
  ['Journeys', 'playwright test'],
];

forgetOwnSettings();
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results');
const startedAt = performance.now();
let isGreen = true;
try {
  await runInOrder(options.quick ? quickSteps : [...quickSteps, ...browserSteps]);
} catch (error) {
  if (!(error instanceof StepError)) throw error;
  console.error(`\n${error.message}`);
  isGreen = false;
}
const { passed, failed } = countTests();
console.log(`\nGate ${isGreen ? 'passed' : 'failed'} in ${secondsSince(startedAt)} s`);
// A step without tests of its own, such as lint, counts as one failure.
console.log(`${passed} passed, ${isGreen ? 0 : Math.max(failed, 1)} failed`);
process.exitCode = isGreen ? 0 : 1;

function vitest(report: 'unit' | 'built', projects: readonly string[]): string {
  const chosen = projects.map((project) => `--project ${project}`).join(' ');
  return `vitest run ${chosen} --reporter=default --reporter=json --outputFile.json=${reportFile(report)}`;
}

/** The gate tests what the repository ships, not what somebody's own settings make of it. */
function forgetOwnSettings(): void {
  for (const name of Object.keys(process.env)) {
    if (/^(DESK_|DATABASE_URL$|PUBLIC_EMAILJS_|SITE_URL$|WAYMARK_|HOST$|PORT$)/.test(name))
      delete process.env[name];
  }
}

function secondsSince(earlier: number): string {
  return ((performance.now() - earlier) / 1_000).toFixed(0);
}
