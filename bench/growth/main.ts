import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildStages, type Step, startCommand } from '../../scripts/steps.ts';
import { rounded, type Usage, watchProcessTree } from '../figures.ts';
import { openGrowthProject } from './project.ts';

const defaultSizes = [50, 500, 2_000, 5_000];
/** A site of this size is also built again after a change; without it, the largest that was built. */
const rebuiltSize = 500;
const resultsFolder = 'bench/results';
const megabyte = 1_000_000;

type StepRun = Usage & { name: string; seconds: number };
/** `whole` has the most memory that steps side by side can have held together. */
type BuildRun = { guides: number; steps: StepRun[]; whole: StepRun };

/**
 * Builds sites of so many guides, copies of those that we ship, each from nothing; one of them once more after a word has
 * changed. Prints time and memory of every step.
 */
export async function benchGrowth(words: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...words],
    options: { sizes: { type: 'string', default: defaultSizes.join(',') } },
  });
  const sizes = values.sizes.split(',').map(sizeIn);
  const rebuildAt = sizes.includes(rebuiltSize) ? rebuiltSize : Math.max(...sizes);
  const builds: BuildRun[] = [];
  for (const guides of sizes) {
    const [cold, again] = await buildSite(guides, guides === rebuildAt);
    if (cold !== undefined) builds.push(cold);
    if (cold !== undefined) printBuild(`${guides} guides, nothing kept`, cold);
    if (again !== undefined) printBuild(`${guides} guides, after one changed word`, again);
  }
  printGrowth(builds);
}

function sizeIn(word: string): number {
  if (/^[1-9]\d*$/.test(word)) return Number(word);
  throw new RangeError(`Write sizes like 50,500 and not ${JSON.stringify(word)}.`);
}

async function buildSite(guides: number, isRebuilt: boolean): Promise<BuildRun[]> {
  const project = await openGrowthProject();
  const stop = () => process.exit(130);
  process.once('SIGINT', stop).once('SIGTERM', stop).once('exit', project.discard);
  try {
    project.growTo(guides);
    const builds = [await build(project.folder, guides)];
    if (!isRebuilt) return builds;
    project.changeOneWord();
    return [...builds, await build(project.folder, guides)];
  } finally {
    project.discard();
    process.off('SIGINT', stop).off('SIGTERM', stop).off('exit', project.discard);
  }
}

async function build(folder: string, guides: number): Promise<BuildRun> {
  const startedAt = performance.now();
  const stages: StepRun[][] = [];
  for (const lanes of buildStages) {
    const runs = await Promise.all(lanes.map((lane) => runLane(lane, folder, guides)));
    stages.push(runs.flat());
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  const steps = stages.flat();
  const whole: StepRun = {
    name: 'Whole build',
    seconds,
    cpuSeconds: sumOf(steps, ({ cpuSeconds }) => cpuSeconds),
    peakBytes: Math.max(...stages.map((runs) => sumOf(runs, ({ peakBytes }) => peakBytes))),
  };
  return { guides, steps, whole };
}

async function runLane(lane: readonly Step[], folder: string, guides: number): Promise<StepRun[]> {
  const runs: StepRun[] = [];
  for (const step of lane) {
    const run = await runStep(step, folder, guides);
    console.log(`${guides} guides, ${run.name}: ${run.seconds.toFixed(1)} s`);
    runs.push(run);
  }
  return runs;
}

function sumOf(runs: readonly StepRun[], numberOf: (run: StepRun) => number): number {
  return runs.reduce((sum, run) => sum + numberOf(run), 0);
}

/** Runs one step to its end. Throws Error with the file of what it printed when it fails. */
async function runStep([name, command]: Step, folder: string, guides: number): Promise<StepRun> {
  mkdirSync(resultsFolder, { recursive: true });
  const file = `${resultsFolder}/growth-${guides}-${name.toLowerCase()}.log`;
  const log = openSync(file, 'w');
  const startedAt = performance.now();
  const child = startCommand(command, folder, ['ignore', log, log]);
  const endWatch = watchProcessTree(child.pid ?? 0);
  const [code] = await once(child, 'exit');
  const usage = endWatch();
  closeSync(log);
  if (code !== 0) throw new Error(`${name} failed at ${guides} guides: read ${file}.`);
  return { name, seconds: (performance.now() - startedAt) / 1_000, ...usage };
}

function printBuild(title: string, build: BuildRun): void {
  console.log(`\n${title}`);
  console.table(
    [...build.steps, build.whole].map((run) => ({
      step: run.name,
      ...figures(run, build.guides),
    })),
  );
}

function printGrowth(builds: readonly BuildRun[]): void {
  console.log('\nWhole builds by size');
  console.table(
    builds.map((build) => ({ guides: build.guides, ...figures(build.whole, build.guides) })),
  );
}

function figures({ seconds, cpuSeconds, peakBytes }: StepRun, guides: number) {
  return {
    seconds: rounded(seconds, 1),
    // Says more than the clock where others use the machine too.
    'of all cores': rounded(cpuSeconds, 1),
    'peak MB': Math.round(peakBytes / megabyte),
    'seconds a guide': rounded(seconds / guides, 3),
  };
}
