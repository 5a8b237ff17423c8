// Takes pictures of the built site into shots/: every kind of page, what it looks like in use, and on paper. With --readme, those of README and docs into docs/pictures/.
// With --against <folder>, a dist/ that was built before: sets both sites side by side, and names the pictures that differ.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/chromium.ts';
import { fontVariables } from '../../site/enhancements/font.ts';
import { startDesk } from '../support/desk/desk-process.ts';
import { startEditorCopy } from '../support/journeys/editor-copy.ts';
import { fillEnquiry, hydrateForm, sendButton } from '../support/journeys/enquiry-form.ts';
import { menuButton } from '../support/journeys/menus.ts';
import { waitsForScripts } from '../support/journeys/quiet-test.ts';
import { comparePictures } from './compare-pictures.ts';

const folder = 'shots';
const readmeFolder = 'docs/pictures';

/** One page of each kind, by the name of its pictures. */
const pages = {
  home: '/',
  about: '/about',
  services: '/services',
  landing: '/services/ireland/ireland-documents',
  guide: '/services/uk/uk-passport',
  case: '/services/uk/uk-passport/renew-adult',
  'case-with-sum': '/services/uk/uk-driving-license/full-licence',
  offers: '/products',
  offer: '/products/uk-drivers-license',
  testimonials: '/testimonial',
  questions: '/faq',
  contact: '/contact',
  fraud: '/safety/document-fraud',
  policy: '/policies/privacy',
  lost: '/services/uk/no-such-page',
  find: '/find',
  verdict: '/swap-licence/ireland?from=IN',
  permits: '/work-and-live/uk',
  'check-of-offers': '/is-it-real',
  'plan-empty': '/plan',
};
const widths = [360, 390, 768, 1440, 1920] as const;
const schemes = ['light', 'dark'] as const;
const phone = { width: 390, height: 844 };

type Shot = {
  name: string;
  look: BrowserContextOptions;
  /** Down to the end of the page, or only what the window shows. */
  isWhole: boolean;
  /** Opens the page, and does what it is shown after. */
  reach: (page: Page) => Promise<void>;
};

/** What a page looks like in use, by the name of its picture. */
const states: Readonly<Record<string, { path: string; reach: (page: Page) => Promise<void> }>> = {
  'menu-open': {
    path: '/',
    reach: async (page) => menuButton(page).click(),
  },
  'contents-open': {
    path: pages.case,
    reach: async (page) => page.getByRole('button', { name: 'On this page' }).click(),
  },
  'form-with-errors': {
    path: pages.contact,
    reach: async (page) => {
      await hydrateForm(page);
      await sendButton(page).click();
      await page.getByRole('main').getByRole('alert').waitFor();
    },
  },
  'form-failed': {
    path: pages.contact,
    reach: async (page) => {
      await page.route('**/api/**', (route) => route.abort());
      await send(page);
    },
  },
  'form-sent': { path: pages.contact, reach: send },
  'source-open': {
    path: pages.guide,
    reach: async (page) => {
      await page.locator('main a[href^="#source"]').first().click();
      await page.locator(':popover-open').waitFor();
    },
  },
  ticked: {
    path: pages.case,
    reach: async (page) => {
      await page.locator('#what-to-bring').scrollIntoViewIfNeeded();
      await page.locator('#what-to-bring ul input').first().check();
    },
  },
  'offer-found': {
    path: pages['check-of-offers'],
    reach: async (page) => {
      await page
        .locator('main textarea')
        .fill('Buy a real passport, registered in the database, no test.');
      await page.locator('[data-finding]').first().waitFor();
    },
  },
  'search-answers': {
    path: '/search?q=lost+passport',
    reach: async (page) => page.locator('[data-result]').first().waitFor(),
  },
};

const executablePath = findChromium();
if (executablePath === null) {
  console.error('There is no Chromium here; "npm test" installs one, or set CHROMIUM_PATH.');
  process.exit(1);
}
const { values: options } = parseArgs({
  options: { readme: { type: 'boolean', default: false }, against: { type: 'string' } },
});
const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
try {
  if (options.against !== undefined) await setSideBySide(options.against);
  else if (options.readme) await takeAll(shotsForReadme(), 'dist', readmeFolder, takeEditor);
  else await takeAll([...wholePages(), ...pagesInUse(), ...prints()], 'dist', folder);
} finally {
  await browser.close();
}

async function takeAll(shots: readonly Shot[], site: string, to: string, then = async () => {}) {
  const desk = await startDesk({ env: { DESK_SITE: site } });
  try {
    for (const shot of shots) await take(shot, to, desk.url);
    await then();
  } finally {
    await desk.discard();
  }
}

/** Named states, narrow and wide, by day, by night and from right to left, of this site and of one that was built before. */
async function setSideBySide(before: string): Promise<void> {
  const shots = [
    ...wholePages([390, 1440]),
    ...wholePages([390, 1440], ['light'], '/ar'),
    ...pagesInUse(),
  ];
  await takeAll(shots, path.resolve(before), `${folder}/before`);
  await takeAll(shots, 'dist', `${folder}/now`);
  let count = 0;
  for (const { name } of shots) {
    const [old, now, differs] = ['before', 'now', 'differs'].map((one) =>
      path.join(folder, one, `${name}.png`),
    ) as [string, string, string];
    const difference = await comparePictures(old, now, differs);
    if (difference === null) continue;
    count += 1;
    console.log(`${differs}: ${difference}`);
  }
  console.log(`${count} of ${shots.length} pictures differ.`);
  if (count > 0) process.exitCode = 1;
}

function wholePages(
  atWidths: readonly number[] = widths,
  inSchemes: readonly (typeof schemes)[number][] = schemes,
  prefix = '',
): Shot[] {
  const looks = atWidths.flatMap((width) =>
    inSchemes.map((colorScheme) => ({ width, colorScheme })),
  );
  return looks.flatMap(({ width, colorScheme }) =>
    Object.entries(pages).map(([name, path]) => ({
      name: `${name}${prefix.replace('/', '-')}-${width}-${colorScheme}`,
      look: { viewport: { width, height: 900 }, colorScheme },
      isWhole: true,
      reach: (page) => show(page, path === '/' ? prefix || path : `${prefix}${path}`),
    })),
  );
}

function pagesInUse(): Shot[] {
  return schemes.flatMap((colorScheme) =>
    Object.entries(states).map(([name, { path, reach }]) => ({
      name: `${name}-390-${colorScheme}`,
      look: { viewport: phone, colorScheme },
      isWhole: false,
      reach: async (page) => {
        await show(page, path);
        await reach(page);
      },
    })),
  );
}

/** What a hand-out looks like: the width of A4 without its margins. */
function prints(): Shot[] {
  return (['guide', 'case'] as const).map((name) => ({
    name: `${name}-print`,
    look: { viewport: { width: 720, height: 1000 } },
    isWhole: true,
    reach: async (page) => {
      await page.emulateMedia({ media: 'print' });
      await show(page, pages[name]);
    },
  }));
}

function shotsForReadme(): Shot[] {
  const windows = { home: { width: 1280, height: 800 }, case: phone };
  return schemes.flatMap((colorScheme) =>
    (['home', 'case'] as const).map((name) => ({
      name: `${name}-${colorScheme}`,
      look: { viewport: windows[name], colorScheme },
      isWhole: false,
      reach: (page) => show(page, pages[name]),
    })),
  );
}

/** The editor's screen on a copy of the project, with a case open and its page beside it. */
async function takeEditor(): Promise<void> {
  const editor = await startEditorCopy();
  try {
    for (const colorScheme of schemes) {
      const shot: Shot = {
        name: `editor-${colorScheme}`,
        look: { viewport: { width: 1440, height: 900 }, colorScheme },
        isWhole: false,
        reach: async (page) => {
          await page.goto('/edit#content/en/guides/uk/uk-passport.yaml/cases/0');
          await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
        },
      };
      await take(shot, readmeFolder, editor.url);
    }
  } finally {
    await editor.discard();
  }
}

async function take({ name, look, isWhole, reach }: Shot, to: string, baseURL: string) {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', ...look });
  const page = waitsForScripts(await context.newPage());
  await reach(page);
  // A reference is another one each time.
  const mask = [page.getByText(/WM-[0-9A-Z]{4}/)];
  const file = `${to}/${name}.png`;
  await page.screenshot({ path: file, fullPage: isWhole, animations: 'disabled', mask });
  console.log(file);
  await context.close();
}

/** A page as it looks to somebody who reads it to its end, in our typeface. */
async function show(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async (variables) => {
    const style = getComputedStyle(document.documentElement);
    // A page names one of them.
    const family = variables.map((name) => style.getPropertyValue(name)).join('');
    await document.fonts.load(`1em ${family}`);
    document.documentElement.dataset.font = '';
    await document.fonts.ready;
    // What wakes, or is drawn, when somebody comes near it.
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) scrollTo(0, top);
    scrollTo(0, 0);
  }, fontVariables);
  await page.waitForLoadState('networkidle');
}

async function send(page: Page): Promise<void> {
  await hydrateForm(page);
  await fillEnquiry(page);
  await sendButton(page).click();
  await page.getByRole('main').getByRole('status').filter({ hasText: /\S/ }).first().waitFor();
}
