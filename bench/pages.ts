import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compress } from '../scripts/compress.ts';
import { startDesk } from '../tests/support/desk/desk-process.ts';
import { type LighthouseRun, runLighthouse } from './lighthouse.ts';
import { medianOf } from './median.ts';

const barePath = '/bare';

/** As little as a page can be while it still has a largest paint; its empty icon keeps the browser from asking for one. */
const barePage =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Bare</title><p>One line.</p></html>\n';

const runCount = 3;
const resultsFolder = 'bench/results';

/**
 * Runs Lighthouse on each page and on a bare one, all served by one desk, and prints a table of medians.
 * The runs go round the pages, so that a machine that slows down slows all of them.
 */
export async function benchPages(paths: readonly string[]): Promise<void> {
  const site = await copySiteWithBarePage();
  const desk = await startDesk({ env: { DESK_SITE: site.folder } });
  try {
    const runs = await runRounds(desk.url, [barePath, ...paths]);
    printTable(runs, paths);
    await keep(runs);
  } finally {
    await desk.discard();
    await site.discard();
  }
}

async function runRounds(origin: string, paths: readonly string[]): Promise<LighthouseRun[]> {
  const runs: LighthouseRun[] = [];
  for (let round = 1; round <= runCount; round += 1) {
    for (const path of paths) {
      console.log(`Round ${round} of ${runCount}: ${path}`);
      runs.push(await runLighthouse(origin, path));
    }
  }
  return runs;
}

function printTable(runs: readonly LighthouseRun[], paths: readonly string[]): void {
  const median = (path: string, measure: keyof LighthouseRun['measures']) =>
    medianOf(runs.filter((run) => run.path === path).map((run) => run.measures[measure]));
  const bareLcp = median(barePath, 'lcpMs');
  const rows = [barePath, ...paths].map((path) => ({
    page: path,
    performance: median(path, 'performance'),
    accessibility: median(path, 'accessibility'),
    'best practices': median(path, 'bestPractices'),
    SEO: median(path, 'seo'),
    'LCP ms': Math.round(median(path, 'lcpMs')),
    'LCP × bare': Number((median(path, 'lcpMs') / bareLcp).toFixed(2)),
    KB: Number((median(path, 'bytes') / 1024).toFixed(1)),
    requests: median(path, 'requests'),
    'TBT ms': Math.round(median(path, 'tbtMs')),
    CLS: Number(median(path, 'cls').toFixed(3)),
  }));
  console.log(`\nMedians of ${runCount} runs`);
  console.table(rows);
}

async function keep(runs: readonly LighthouseRun[]): Promise<void> {
  const file = `${resultsFolder}/pages-${new Date().toISOString().replaceAll(':', '-')}.json`;
  await mkdir(resultsFolder, { recursive: true });
  await writeFile(file, `${JSON.stringify(runs, null, 2)}\n`);
  console.log(`Every run is in ${file}`);
}

/** A copy of the built site with the bare page in it, so that both are served alike; `discard` erases it. */
async function copySiteWithBarePage(): Promise<{
  folder: string;
  discard: () => Promise<void>;
}> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-bench-'));
  await cp('dist', folder, { recursive: true });
  await writeFile(join(folder, `${barePath}.html`), barePage);
  await compress(folder);
  return { folder, discard: () => rm(folder, { recursive: true, force: true }) };
}
