// Takes pictures of the built site into shots/: every kind of page, what it looks like in use, and on paper. With --readme, those of README and docs into docs/pictures/.
import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { startDesk } from '../tests/support/desk/desk-process.ts';
import { startEditorCopy } from '../tests/support/journeys/editor-copy.ts';
import { fillEnquiry, hydrateForm, sendButton } from '../tests/support/journeys/enquiry-form.ts';
import { menuButton } from '../tests/support/journeys/menus.ts';
import { chromiumFlags, findChromium } from './chromium.ts';

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
};
const widths = [360, 390, 768, 1440, 1920] as const;
const schemes = ['light', 'dark'] as const;

type Look = { width: number; scheme: (typeof schemes)[number] };

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
};

const executablePath = findChromium();
if (executablePath === null) {
  console.error('There is no Chromium here; "npm test" installs one, or set CHROMIUM_PATH.');
  process.exit(1);
}
const { values: options } = parseArgs({ options: { readme: { type: 'boolean', default: false } } });
const desk = await startDesk();
const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
try {
  if (options.readme) {
    await takeForReadme(browser);
    await takeEditor(browser);
  } else await takeEverything(browser);
} finally {
  await browser.close();
  await desk.discard();
}

async function takeEverything(from: Browser): Promise<void> {
  await mkdir(folder, { recursive: true });
  const looks = widths.flatMap((width) => schemes.map((scheme): Look => ({ width, scheme })));
  for (const look of looks) await takePages(from, look);
  await takeStates(from);
  await takePrints(from);
}

/** Every page whole, in one look. */
async function takePages(from: Browser, { width, scheme }: Look): Promise<void> {
  const page = await openWindow(from, {
    viewport: { width, height: 900 },
    colorScheme: scheme,
  });
  for (const [name, path] of Object.entries(pages)) {
    await show(page, path);
    await take(page, `${folder}/${name}-${String(width)}-${scheme}.png`, true);
  }
  await page.context().close();
}

async function takeStates(from: Browser): Promise<void> {
  for (const scheme of schemes) {
    for (const [name, { path, reach }] of Object.entries(states)) {
      const page = await openWindow(from, {
        viewport: { width: 390, height: 844 },
        colorScheme: scheme,
      });
      await show(page, path);
      await reach(page);
      await take(page, `${folder}/${name}-390-${scheme}.png`, false);
      await page.context().close();
    }
  }
}

/** What a hand-out looks like: the width of A4 without its margins. */
async function takePrints(from: Browser): Promise<void> {
  const page = await openWindow(from, { viewport: { width: 720, height: 1000 } });
  await page.emulateMedia({ media: 'print' });
  for (const name of ['guide', 'case'] as const) {
    await show(page, pages[name]);
    await take(page, `${folder}/${name}-print.png`, true);
  }
  await page.context().close();
}

async function takeForReadme(from: Browser): Promise<void> {
  await mkdir(readmeFolder, { recursive: true });
  const windows = {
    home: { width: 1280, height: 800 },
    case: { width: 390, height: 844 },
  } as const;
  for (const colorScheme of schemes) {
    for (const name of ['home', 'case'] as const) {
      const page = await openWindow(from, { viewport: windows[name], colorScheme });
      await show(page, pages[name]);
      await take(page, `${readmeFolder}/${name}-${colorScheme}.png`, false);
      await page.context().close();
    }
  }
}

/** The editor's screen on a copy of the project, with a case open and its page beside it. */
async function takeEditor(from: Browser): Promise<void> {
  const editor = await startEditorCopy();
  try {
    for (const colorScheme of schemes) {
      const viewport = { width: 1440, height: 900 };
      const page = await openWindow(from, { baseURL: editor.url, viewport, colorScheme });
      await page.goto('/edit#content/en/guides/uk/uk-passport.yaml/cases/0');
      await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
      await take(page, `${readmeFolder}/editor-${colorScheme}.png`, false);
      await page.context().close();
    }
  } finally {
    await editor.discard();
  }
}

async function openWindow(from: Browser, look: BrowserContextOptions): Promise<Page> {
  const context = await from.newContext({
    baseURL: desk.url,
    reducedMotion: 'reduce',
    ...look,
  });
  return context.newPage();
}

/** A page as it looks to somebody who reads it to its end, in our typeface. */
async function show(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    const family = getComputedStyle(document.documentElement).getPropertyValue('--font-text');
    await document.fonts.load(`1em ${family}`);
    document.documentElement.dataset.font = '';
    await document.fonts.ready;
  });
}

async function send(page: Page): Promise<void> {
  await hydrateForm(page);
  await fillEnquiry(page);
  await sendButton(page).click();
  await page.getByRole('main').getByRole('status').filter({ hasText: /\S/ }).first().waitFor();
}

async function take(page: Page, path: string, fullPage: boolean): Promise<void> {
  await page.screenshot({ path, fullPage });
  console.log(path);
}
