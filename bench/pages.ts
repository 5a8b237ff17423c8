import { execFile } from 'node:child_process';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { chromiumFlags, ensureChromium } from '../scripts/chromium.ts';
import { compress } from '../scripts/compress.ts';
import { atEnd } from '../tests/support/at-end.ts';
import { startDesk } from '../tests/support/desk/desk-process.ts';
import { temporaryFolder } from '../tests/support/desk/test-desk.ts';
import { medianOf, rounded } from './figures.ts';

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
  const desk = await startDesk({ env: { DESK_SITE: await copySiteWithBarePage() } });
  atEnd(desk.discard);
  const runs = await runRounds(desk.url, [barePath, ...paths]);
  printTable(runs, paths);
  await keep(runs);
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
  const medianFor = (path: string) => (measure: keyof LighthouseRun['measures'], digits: number) =>
    rounded(
      medianOf(runs.filter((run) => run.path === path).map((run) => run.measures[measure])),
      digits,
    );
  const bareLcp = medianFor(barePath)('lcpMs', 1);
  const rows = [barePath, ...paths].map((path) => {
    const median = medianFor(path);
    return {
      page: path,
      performance: median('performance', 0),
      accessibility: median('accessibility', 0),
      'best practices': median('bestPractices', 0),
      SEO: median('seo', 0),
      'LCP ms': median('lcpMs', 0),
      'LCP × bare': rounded(median('lcpMs', 1) / bareLcp, 2),
      KB: median('kilobytes', 1),
      requests: median('requests', 0),
      'TBT ms': median('tbtMs', 0),
      CLS: median('cls', 3),
    };
  });
  console.log(`\nMedians of ${runCount} runs`);
  console.table(rows);
}

async function keep(runs: readonly LighthouseRun[]): Promise<void> {
  const file = `${resultsFolder}/pages-${new Date().toISOString().replaceAll(':', '-')}.json`;
  await mkdir(resultsFolder, { recursive: true });
  await writeFile(file, `${JSON.stringify(runs, null, 2)}\n`);
  console.log(`Every run is in ${file}`);
}

/** A copy of the built site with the bare page in it, so that both are served alike. */
async function copySiteWithBarePage(): Promise<string> {
  const folder = await temporaryFolder();
  await cp('dist', folder, { recursive: true });
  await writeFile(join(folder, `${barePath}.html`), barePage);
  await compress(folder);
  return folder;
}

/** Now and then Chromium's trace lacks its beginning, and Lighthouse asks to be run again (NO_NAVSTART). */
const attempts = 3;

const program = 'bench/tools/node_modules/.bin/lighthouse';

/** A report is about half a megabyte. */
const maxBuffer = 64 * 1024 * 1024;

type LighthouseRun = Awaited<ReturnType<typeof runLighthouse>>;

const score = z.object({ score: z.number() });
const audit = z.object({ numericValue: z.number() });

const reportSchema = z.object({
  categories: z.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
  }),
  audits: z.object({
    'largest-contentful-paint': audit,
    'total-blocking-time': audit,
    'cumulative-layout-shift': audit,
    'total-byte-weight': audit,
    'network-requests': z.object({ details: z.object({ items: z.array(z.unknown()) }) }),
  }),
});

/** One run of Lighthouse as it comes: a mid-range phone on a slow line, simulated, in a browser of its own. */
async function runLighthouse(origin: string, path: string) {
  const { categories, audits } = await reportOn(`${origin}${path}`, attempts);
  const measures = {
    performance: categories.performance.score * 100,
    accessibility: categories.accessibility.score * 100,
    bestPractices: categories['best-practices'].score * 100,
    seo: categories.seo.score * 100,
    lcpMs: audits['largest-contentful-paint'].numericValue,
    tbtMs: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    kilobytes: audits['total-byte-weight'].numericValue / 1024,
    requests: audits['network-requests'].details.items.length,
  };
  return { path, measures };
}

async function reportOn(url: string, attemptsLeft: number): Promise<z.infer<typeof reportSchema>> {
  const flags = ['--headless=new', ...chromiumFlags].join(' ');
  const words = [url, '--quiet', '--output=json', `--chrome-flags=${flags}`];
  const env = { ...process.env, CHROME_PATH: ensureChromium() };
  try {
    const { stdout } = await promisify(execFile)(program, words, { env, maxBuffer });
    return reportSchema.parse(JSON.parse(stdout));
  } catch (error) {
    const { message } = error instanceof Error ? error : new Error(String(error));
    if (attemptsLeft <= 1) {
      throw new Error(`Lighthouse did not get through ${url}: ${lastLineOf(message)}`);
    }
    console.log(`  again, because ${lastLineOf(message)}`);
    return reportOn(url, attemptsLeft - 1);
  }
}

function lastLineOf(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}
