// What judges that nobody here wrote say of the built site. Run by hand, never by the gate: they are large, and come over the network.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ensureChromium } from '../../scripts/chromium.ts';
import { installTools } from '../../scripts/install-tools.ts';
import { startDesk } from '../support/desk/desk-process.ts';
import { journeyCount, walk } from './engine-journeys.ts';
import { engines, requireEngine } from './engines.ts';
import { exceptions } from './exceptions.ts';
import { askIbm, askLinkinator, askNu, askPa11y, type Finding } from './judges.ts';

/** Of a layout, the pages with the most HTML: the others are drawn from the same parts. */
const pagesOfEachLayout = 3;

const help = `Asks the Nu checker, linkinator, IBM's equal access engine and pa11y about the pages of dist/, and goes through ${journeyCount}
journeys in Firefox and in WebKitGTK.

  npm run check:outside            the last two, which need a browser, see ${pagesOfEachLayout} pages of each layout
  npm run check:outside -- --all   they see every page: half an hour instead of six minutes
  npm run check:outside -- engines only the journeys: half a minute

Installs what tests/outside/tools/ names, and with root's rights Java and the two browsers.
Ends with 1 when one of them objects to anything that tests/outside/exceptions.ts does not explain.`;

const toolFolder = 'tests/outside/tools';

if (process.argv.includes('--help')) console.log(help);
else process.exitCode = await main();

async function main(): Promise<0 | 1> {
  if (!existsSync('dist/index.html')) {
    throw new Error('There is no built site; run "npm run build" first.');
  }
  installTools(toolFolder);
  const desk = await startDesk();
  try {
    if (process.argv.includes('engines')) return (await walkEngines(desk.url)) ? 0 : 1;
    requireJava();
    const browserPath = ensureChromium();
    const paths = await pathsToJudge({ isAll: process.argv.includes('--all') });
    console.log(`IBM and pa11y see ${paths.length} pages.`);
    const site = { url: desk.url, paths, toolFolder, browserPath };
    // One after the other, each said as it is known: together they would only wait for each other.
    const open = [
      report('Nu', askNu('dist', toolFolder)),
      report('linkinator', await askLinkinator(site)),
      report('IBM', await askIbm(site)),
      report('pa11y', await askPa11y(site)),
    ];
    const hasWalked = await walkEngines(desk.url);
    return hasWalked && open.every((count) => count === 0) ? 0 : 1;
  } finally {
    await desk.discard();
  }
}

/** Goes through the journeys in the other engines; answers whether all ended as they should. */
async function walkEngines(site: string): Promise<boolean> {
  const counts: number[] = [];
  for (const engine of engines) {
    requireEngine(engine);
    const window = await engine.openWindow(toolFolder);
    const found = await walk(window, site).finally(window.close);
    counts.push(report(engine.name, found));
    console.log(`  ${journeyCount - found.length} of ${journeyCount} journeys.`);
  }
  return counts.every((count) => count === 0);
}

/** Prints what is not explained, and how often each exception was needed; answers how much is not explained. */
function report(tool: string, found: readonly Finding[]): number {
  const known = exceptions.filter((exception) => exception.tool === tool);
  const open = found.filter(({ text }) => !known.some(({ finding }) => finding.test(text)));
  console.log(`\n${tool}: ${open.length} of ${found.length} findings are not explained.`);
  for (const { place, text } of open) console.log(`  ${place}: ${text}`);
  for (const { finding, reason } of known) {
    const count = found.filter(({ text }) => finding.test(text)).length;
    console.log(count === 0 ? `  No longer needed: ${finding.source}` : `  ${count} × ${reason}`);
  }
  return open.length;
}

async function pathsToJudge({ isAll }: { isAll: boolean }): Promise<string[]> {
  // Reads the built site as it is imported.
  const { pagesByLayout } = await import('../support/journeys/site-paths.ts');
  return pagesByLayout().flatMap((paths) => (isAll ? paths : paths.slice(0, pagesOfEachLayout)));
}

function requireJava(): void {
  const starts = () => spawnSync('java', ['-version']).status === 0;
  if (starts()) return;
  const command =
    'apt-get update && apt-get install --yes --no-install-recommends default-jre-headless';
  if (process.getuid?.() === 0) spawnSync(command, { shell: true, stdio: 'inherit' });
  if (!starts()) throw new Error(`The Nu checker needs Java. On Debian or Ubuntu: ${command}`);
}
