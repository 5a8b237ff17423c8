// Takes pictures of the built site into shots/: every kind of page, what it looks like in use, and on paper. With --readme, those of README and docs into docs/pictures/.
import { parseArgs } from 'node:util';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { startDesk } from '../tests/support/desk/desk-process.ts';
import { startEditorCopy } from '../tests/support/journeys/editor-copy.ts';
import { fillEnquiry, hydrateForm, sendButton } from '../tests/support/journeys/enquiry-form.ts';
import { menuButton } from '../tests/support/journeys/menus.ts';
import { waitsForScripts } from '../tests/support/journeys/quiet-test.ts';
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
const phone = { width: 390, height: 844 };

type Shot = {
  file: string;
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
  const shots = options.readme ? shotsForReadme() : [...wholePages(), ...pagesInUse(), ...prints()];
  for (const shot of shots) await take(shot);
  if (options.readme) await takeEditor();
} finally {
  await browser.close();
  await desk.discard();
}

function wholePages(): Shot[] {
  const looks = widths.flatMap((width) => schemes.map((colorScheme) => ({ width, colorScheme })));
  return looks.flatMap(({ width, colorScheme }) =>
    Object.entries(pages).map(([name, path]) => ({
      file: `${folder}/${name}-${width}-${colorScheme}.png`,
      look: { viewport: { width, height: 900 }, colorScheme },
      isWhole: true,
      reach: (page) => show(page, path),
    })),
  );
}

function pagesInUse(): Shot[] {
  return schemes.flatMap((colorScheme) =>
    Object.entries(states).map(([name, { path, reach }]) => ({
      file: `${folder}/${name}-390-${colorScheme}.png`,
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
    file: `${folder}/${name}-print.png`,
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
      file: `${readmeFolder}/${name}-${colorScheme}.png`,
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
      await take({
        file: `${readmeFolder}/editor-${colorScheme}.png`,
        look: { baseURL: editor.url, viewport: { width: 1440, height: 900 }, colorScheme },
        isWhole: false,
        reach: async (page) => {
          await page.goto('/edit#content/en/guides/uk/uk-passport.yaml/cases/0');
          await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
        },
      });
    }
  } finally {
    await editor.discard();
  }
}

async function take({ file, look, isWhole, reach }: Shot): Promise<void> {
  const window = { baseURL: desk.url, reducedMotion: 'reduce', ...look } as const;
  const context = await browser.newContext(window);
  const page = waitsForScripts(await context.newPage());
  await reach(page);
  await page.screenshot({ path: file, fullPage: isWhole });
  console.log(file);
  await context.close();
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
