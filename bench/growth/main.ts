import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildStages, type Step, startCommand } from '../../scripts/steps.ts';
import { rounded, watchProcessTree } from '../figures.ts';
import { openGrowthProject } from './project.ts';

const defaultSizes = [50, 500, 2_000, 5_000];
/** A site of this size is also built again after a change; without it, the largest that was built. */
const rebuiltSize = 500;
const resultsFolder = 'bench/results';
const megabyte = 1_000_000;

/** A step, or the whole build with the most memory that steps side by side can have held together. */
type Run = { step: string; seconds: number; cpuSeconds: number; peakBytes: number };

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
  const wholes: object[] = [];
  for (const guides of sizes) wholes.push(await buildSite(guides, guides === rebuildAt));
  console.log('\nWhole builds by size');
  console.table(wholes);
}

function sizeIn(word: string): number {
  if (/^[1-9]\d*$/.test(word)) return Number(word);
  throw new RangeError(`Write sizes like 50,500 and not ${JSON.stringify(word)}.`);
}

/** Builds a site and prints its steps; answers with the figures of the whole, built from nothing. */
async function buildSite(guides: number, isRebuilt: boolean): Promise<object> {
  const project = await openGrowthProject();
  const stop = () => process.exit(130);
  process.once('SIGINT', stop).once('SIGTERM', stop).once('exit', project.discard);
  async function build(kept: string): Promise<object> {
    const rows = (await runStages(project.folder, guides)).map((run) => figures(run, guides));
    console.log(`\n${guides} guides, ${kept}`);
    console.table(rows);
    return { guides, ...rows.at(-1) };
  }
  try {
    project.growTo(guides);
    const whole = await build('nothing kept');
    if (isRebuilt) {
      project.changeOneWord();
      await build('after one changed word');
    }
    return whole;
  } finally {
    project.discard();
    process.off('SIGINT', stop).off('SIGTERM', stop).off('exit', project.discard);
  }
}

/** Every step of a build, and the whole of it at the end. */
async function runStages(folder: string, guides: number): Promise<Run[]> {
  const startedAt = performance.now();
  const stages: Run[][] = [];
  for (const lanes of buildStages) {
    const runs = await Promise.all(lanes.map((lane) => runLane(lane, folder, guides)));
    stages.push(runs.flat());
  }
  const steps = stages.flat();
  const whole: Run = {
    step: 'Whole build',
    seconds: (performance.now() - startedAt) / 1_000,
    cpuSeconds: sumOf(steps, ({ cpuSeconds }) => cpuSeconds),
    peakBytes: Math.max(...stages.map((runs) => sumOf(runs, ({ peakBytes }) => peakBytes))),
  };
  return [...steps, whole];
}

async function runLane(lane: readonly Step[], folder: string, guides: number): Promise<Run[]> {
  const runs: Run[] = [];
  for (const step of lane) {
    const run = await runStep(step, folder, guides);
    console.log(`${guides} guides, ${run.step}: ${run.seconds.toFixed(1)} s`);
    runs.push(run);
  }
  return runs;
}

function sumOf(runs: readonly Run[], numberOf: (run: Run) => number): number {
  return runs.reduce((sum, run) => sum + numberOf(run), 0);
}

/** Runs one step to its end. Throws Error with the file of what it printed when it fails. */
async function runStep([step, command]: Step, folder: string, guides: number): Promise<Run> {
  mkdirSync(resultsFolder, { recursive: true });
  const file = `${resultsFolder}/growth-${guides}-${step.toLowerCase()}.log`;
  const log = openSync(file, 'w');
  const startedAt = performance.now();
  const child = startCommand(command, folder, ['ignore', log, log]);
  const endWatch = watchProcessTree(child.pid ?? 0);
  const [code] = await once(child, 'exit');
  const usage = endWatch();
  closeSync(log);
  if (code !== 0) throw new Error(`${step} failed at ${guides} guides: read ${file}.`);
  return { step, seconds: (performance.now() - startedAt) / 1_000, ...usage };
}

function figures({ step, seconds, cpuSeconds, peakBytes }: Run, guides: number) {
  return {
    step,
    seconds: rounded(seconds, 1),
    // Says more than the clock where others use the machine too.
    'of all cores': rounded(cpuSeconds, 1),
    'peak MB': Math.round(peakBytes / megabyte),
    'seconds a guide': rounded(seconds / guides, 3),
  };
}
