import { readFileSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page, type Request } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../scripts/chromium.ts';
import { compress } from '../scripts/compress.ts';
import type { SearchFile } from '../site/islands/search/find.ts';
import { atEnd } from '../tests/support/at-end.ts';
import { startDesk } from '../tests/support/desk/desk-process.ts';
import { temporaryFolder } from '../tests/support/desk/test-desk.ts';
import { bytesOf } from '../tests/support/journeys/bytes.ts';
import { medianOf, rounded } from './figures.ts';
import { lettersOf, madeUpWord } from './growth/project.ts';

const typed = 'lost passport';

/** A person with a phone. */
const msBetweenKeys = 200;

/** What two programs call slow 3G. Latency is that of each request. */
const lines = {
  // Source: "Slow 4G" is Lighthouse's default; its docs/throttling.md names this one "Slow 3G".
  'slow 3G of Lighthouse': { latency: 400, kilobits: 400 },
  // Source: 500 kbps and 400 ms, which DevTools corrects by 0.8 and 5.
  'slow 3G of DevTools': { latency: 2_000, kilobits: 400 },
} as const;
type Line = keyof typeof lines;

/** How somebody comes to a first result. */
const ways = {
  'on /search, typing': { path: '/search', delay: msBetweenKeys },
  'on /search, pasting': { path: '/search', delay: 0 },
  'from a guide, typing in the bar': { path: '/services/uk/uk-passport', delay: msBetweenKeys },
} as const;
type Way = keyof typeof ways;

type SearchRun = { fromTouchMs: number; fromEnterMs: number; bytes: number; requests: number };

/** As many guides as the site may grow to. */
const manyGuides = 5_000;

/** Measures a first search with an empty cache on slow lines, then one among many guides, and prints tables of medians. */
export async function benchSearch(runCount: number): Promise<void> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumFlags],
  });
  atEnd(() => browser.close());
  for (const line of Object.keys(lines) as Line[]) await benchSite(browser, line, runCount);
  const folder = await growSearch(manyGuides);
  console.log(`\nAmong ${manyGuides} guides`);
  await benchSite(browser, 'slow 3G of Lighthouse', runCount, folder);
}

async function benchSite(
  browser: Browser,
  line: Line,
  runCount: number,
  folder = 'dist',
): Promise<void> {
  const desk = await startDesk({ env: { DESK_SITE: folder } });
  const rows = [];
  for (const way of Object.keys(ways) as Way[]) {
    const figures = await median(() => search(browser, desk.url, line, way), runCount);
    rows.push({ how: way, ...figures });
  }
  await desk.discard();
  console.log(`\nA first search for “${typed}”, ${line}, medians of ${runCount} runs`);
  console.table(rows);
}

async function median(run: () => Promise<SearchRun>, runCount: number) {
  const runs: SearchRun[] = [];
  for (let count = 0; count < runCount; count += 1) runs.push(await run());
  const of = (measure: keyof SearchRun) => Math.round(medianOf(runs.map((one) => one[measure])));
  return {
    'ms from Enter': of('fromEnterMs'),
    'ms from the touch': of('fromTouchMs'),
    KB: rounded(of('bytes') / 1024, 1),
    requests: of('requests'),
  };
}

/** One search by somebody who has never been here; it ends when the first result can be read. */
async function search(browser: Browser, origin: string, line: Line, way: Way): Promise<SearchRun> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await slowDown(page, lines[line]);
    const { path, delay } = ways[way];
    await page.goto(origin + path);
    await page.waitForLoadState('networkidle');
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    const touchedAt = performance.now();
    const box = page.getByRole('searchbox');
    await box.click();
    if (delay === 0) await box.fill(typed);
    else await box.pressSequentially(typed, { delay });
    const enteredAt = performance.now();
    await page.keyboard.press('Enter');
    await page.getByRole('list', { name: 'Results' }).getByRole('link').first().waitFor();
    const shownAt = performance.now();
    await page.waitForLoadState('networkidle');
    const own = requests.filter((request) => !request.url().endsWith('.woff2'));
    return {
      fromTouchMs: shownAt - touchedAt,
      fromEnterMs: shownAt - enteredAt,
      bytes: await bytesOf(own),
      requests: own.length,
    };
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page, { latency, kilobits }: (typeof lines)[Line]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = (kilobits * 1_000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/**
 * A copy of the built site whose search knows so many guides: those that we ship, and copies of them in whose titles and headings a
 * word stands that no other has. The copies themselves are not built. Answers with its folder.
 */
async function growSearch(guideCount: number): Promise<string> {
  const folder = await temporaryFolder();
  await cp('dist', folder, { recursive: true });
  const file = join(folder, 'search.json');
  const known = JSON.parse(readFileSync(file, 'utf8')) as SearchFile;
  const shipped = known.pages.filter(({ document }) => document.length > 0);
  const copies = Array.from({ length: guideCount - shipped.length }, (_, copy) => {
    const page = shipped[copy % shipped.length];
    if (page === undefined) throw new RangeError('There is no guide to copy.');
    const word = madeUpWord(copy);
    return {
      ...page,
      url: `${page.url}-${lettersOf(copy)}`,
      title: `${page.title} ${word}`,
      headings: page.headings.map((heading) => ({ ...heading, title: `${heading.title} ${word}` })),
    };
  });
  await writeFile(file, JSON.stringify({ ...known, pages: [...known.pages, ...copies] }));
  await compress(folder);
  return folder;
}
