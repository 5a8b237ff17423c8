import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { z } from 'zod';
import { chromiumFlags } from '../../scripts/chromium.ts';
import { forEachAtOnce } from '../../scripts/incremental.ts';
import { importTool } from '../../scripts/install-tools.ts';

/** What a judge objects to, where, in its own words. */
export type Finding = { place: string; text: string };

type Site = {
  /** Where the built site is served, without a slash at its end. */
  url: string;
  paths: readonly string[];
  /** Where the tools are installed. */
  toolFolder: string;
  browserPath: string;
};

const nuReport = z.object({
  messages: z.array(z.object({ url: z.string(), message: z.string() })),
});

/** The checker of the W3C and WHATWG over every built file. */
export function askNu(dist: string, toolFolder: string): Finding[] {
  const jar = `${toolFolder}/node_modules/vnu-jar/build/dist/vnu.jar`;
  const { stderr } = spawnSync('java', ['-jar', jar, '--format', 'json', '--skip-non-html', dist], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  const prefix = pathToFileURL(resolve(dist)).href.replace('file:///', 'file:/');
  return nuReport
    .parse(JSON.parse(stderr))
    .messages.map(({ url, message }) => ({ place: url.replace(prefix, ''), text: message }));
}

const ibmReport = z.object({
  results: z.array(
    z.object({
      ruleId: z.string(),
      value: z.tuple([z.string(), z.string()]),
      path: z.object({ dom: z.string() }),
      message: z.string(),
    }),
  ),
});

/** IBM's engine of equal access in a page of our own browser: its wrapper would bring a browser and report to IBM. */
export async function askIbm({ url, paths, toolFolder, browserPath }: Site): Promise<Finding[]> {
  const engine = readFileSync(
    `${toolFolder}/node_modules/accessibility-checker-engine/ace.js`,
    'utf8',
  );
  const browser = await chromium.launch({ executablePath: browserPath, args: [...chromiumFlags] });
  try {
    return await twoAtOnce(paths, async (path) => {
      const page = await browser.newPage({ bypassCSP: true, reducedMotion: 'reduce' });
      await page.goto(url + path);
      await page.evaluate(openAll);
      await page.evaluate(engine);
      const report = ibmReport.parse(
        await page.evaluate('new ace.Checker().check(document, ["WCAG_2_2"])'),
      );
      await page.close();
      return report.results
        .filter(({ value: [kind, verdict] }) => kind === 'VIOLATION' && verdict === 'FAIL')
        .map(({ ruleId, message, path: { dom } }) => ({
          place: path,
          text: `${ruleId}: ${message} (${dom})`,
        }));
    });
  } finally {
    await browser.close();
  }
}

/** Runs in the page: what is folded is judged without its labels. An exclusive group would keep only one open. */
function openAll(): void {
  for (const details of document.querySelectorAll('details')) {
    details.removeAttribute('name');
    details.open = true;
  }
}

const pa11yReport = z.object({
  issues: z.array(z.object({ code: z.string(), message: z.string(), selector: z.string() })),
});

/** HTML CodeSniffer, as pa11y runs it, at level AA. */
export async function askPa11y({ url, paths, toolFolder, browserPath }: Site): Promise<Finding[]> {
  const pa11y = await importTool('pa11y', toolFolder);
  return twoAtOnce(paths, async (path) => {
    const report = await pa11y(url + path, {
      standard: 'WCAG2AA',
      chromeLaunchConfig: { executablePath: browserPath, args: [...chromiumFlags] },
    });
    return pa11yReport.parse(report).issues.map(({ code, message, selector }) => ({
      place: path,
      text: `${code}: ${message} (${selector})`,
    }));
  });
}

const linkReport = z.object({
  links: z.array(
    z.object({
      url: z.string(),
      state: z.string(),
      status: z.number().optional(),
      parent: z.string().optional(),
    }),
  ),
});

/** Every link within the site, with the place on the page that it names. */
export async function askLinkinator({ url, toolFolder }: Site): Promise<Finding[]> {
  const linkinator = await importTool('linkinator', toolFolder);
  const report = await linkinator.check({
    path: `${url}/`,
    recurse: true,
    checkFragments: true,
    linksToSkip: async (link: string) => !link.startsWith(url),
  });
  return linkReport
    .parse(report)
    .links.filter(({ state }) => state === 'BROKEN')
    .map((link) => ({
      place: link.parent?.replace(url, '') ?? '/',
      text: `${String(link.status ?? 'no answer')} ${link.url.replace(url, '')}`,
    }));
}

/** Two pages at once: machines have two cores or more. */
async function twoAtOnce(
  paths: readonly string[],
  judge: (path: string) => Promise<Finding[]>,
): Promise<Finding[]> {
  const found: Finding[] = [];
  await forEachAtOnce(2, paths, async (path) => {
    found.push(...(await judge(path)));
  });
  return found;
}
