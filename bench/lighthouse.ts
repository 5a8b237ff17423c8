import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { chromiumFlags, ensureChromium } from '../scripts/chromium.ts';

/** Now and then Chromium's trace lacks its beginning, and Lighthouse asks to be run again (NO_NAVSTART). */
const attempts = 3;

const program = 'bench/tools/node_modules/.bin/lighthouse';

/** A report is about half a megabyte. */
const maxBuffer = 64 * 1024 * 1024;

export type LighthouseRun = {
  path: string;
  measures: {
    /** The four scores, out of 100. */
    performance: number;
    accessibility: number;
    bestPractices: number;
    seo: number;
    lcpMs: number;
    tbtMs: number;
    cls: number;
    bytes: number;
    requests: number;
  };
};

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
export async function runLighthouse(origin: string, path: string): Promise<LighthouseRun> {
  const report = await reportOn(`${origin}${path}`, attempts);
  const { categories, audits } = report;
  return {
    path,
    measures: {
      performance: categories.performance.score * 100,
      accessibility: categories.accessibility.score * 100,
      bestPractices: categories['best-practices'].score * 100,
      seo: categories.seo.score * 100,
      lcpMs: audits['largest-contentful-paint'].numericValue,
      tbtMs: audits['total-blocking-time'].numericValue,
      cls: audits['cumulative-layout-shift'].numericValue,
      bytes: audits['total-byte-weight'].numericValue,
      requests: audits['network-requests'].details.items.length,
    },
  };
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
