// The whole gate, here and in CI: `npm test`. With --quick, as `npm run check`, what a developer runs while working.
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { buildStages, runStages, type Stage, type Step, tableOf } from './steps.ts';

const { values: options } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });

// Astro's own check reads its few files only: all others the compiler in native code judges, in less than half the time.
const compiler = 'node node_modules/@typescript/native/bin/tsc --noEmit';
const types: readonly Step[] = [
  ["Types of Astro's files", 'astro check --tsconfig tsconfig.astro.json'],
  ['Types of the site', compiler],
  ['Types of the desk', `${compiler} -p desk`],
];
const reading: readonly Step[] = [
  ['Content', 'node compiler/commands/content.ts'],
  [
    'Formatting, lint and import direction',
    'biome check --diagnostic-level=warn --error-on-warnings .',
  ],
  ['Dead code', 'knip'],
];

// What the inner loop leaves out needs a server or a browser of its own, or the site as it is delivered.
const quickStages: readonly Stage[] = [
  [
    types,
    [...reading, ['Claims', 'node gates/claims.ts'], ['Units', vitest('unit', ['unit', 'dom'])]],
  ],
];

// Most of the build uses one core, and units wait for the programs that they start: side by side they take three quarters of the time,
// and neither ends long before the other.
const wholeStages: readonly Stage[] = [
  [
    [...types, ...buildStages.flat(2), ['Built site', vitest('built', ['built'])]],
    [...reading, ['Units', vitest('unit', ['unit', 'dom', 'postgres', 'faults'])]],
  ],
  [[['Browser', 'node scripts/chromium.ts']]],
  [[['Journeys', 'playwright test']]],
];

/** What Vitest writes of the tests that it ran, or Playwright; `flaky` passed only at a second try. */
const reportSchema = z.object({
  numPassedTests: z.number().default(0),
  numFailedTests: z.number().default(0),
  stats: z
    .object({ expected: z.number(), unexpected: z.number(), flaky: z.number() })
    .default({ expected: 0, unexpected: 0, flaky: 0 }),
});

forgetOwnSettings();
sayToday();
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results');
const startedAt = performance.now();
const outcomes = await runStages(options.quick ? quickStages : wholeStages);
const isGreen = outcomes.every(({ hasPassed }) => hasPassed);
const { passed, failed, flaky } = countTests();
console.log(`\n${tableOf(outcomes)}`);
console.log(`${secondsSince(startedAt)}  Gate ${isGreen ? 'passed' : 'failed'}\n`);
if (flaky > 0) console.log(`${flaky} passed only at a second try: find out why.`);
// A step without tests of its own, such as lint, counts as one failure.
console.log(`${passed} passed, ${isGreen ? 0 : Math.max(failed, 1)} failed`);
process.exitCode = isGreen ? 0 : 1;

function vitest(report: 'unit' | 'built', projects: readonly string[]): string {
  const chosen = projects.map((project) => `--project ${project}`).join(' ');
  return `vitest run ${chosen} --reporter=default --reporter=json --outputFile.json=test-results/${report}.json`;
}

/** The gate tests what the repository ships, not what somebody's own settings make of it; the day is theirs to choose. */
function forgetOwnSettings(): void {
  for (const name of Object.keys(process.env)) {
    if (
      /^(DESK_|DATABASE_URL$|PUBLIC_EMAILJS_|SITE_URL$|WAYMARK_(?!TODAY$)|HOST$|PORT$)/.test(name)
    )
      delete process.env[name];
  }
}

/** Pages speak of how old their facts are: a gate may be run as on another day, and then says which. */
function sayToday(): void {
  const { WAYMARK_TODAY: today = '' } = process.env;
  if (today !== '') console.log(`Today is ${today}, as WAYMARK_TODAY says.`);
}

/** Tests passed and failed, over all runners that have written a report since the gate began. */
function countTests() {
  const counts = { passed: 0, failed: 0, flaky: 0 };
  for (const file of globSync('test-results/*.json')) {
    const report = reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    const { expected, unexpected, flaky } = report.stats;
    counts.passed += report.numPassedTests + expected + flaky;
    counts.failed += report.numFailedTests + unexpected;
    counts.flaky += flaky;
  }
  return counts;
}

function secondsSince(earlier: number): string {
  return ((performance.now() - earlier) / 1_000).toFixed(1);
}
