import { mkdir } from 'node:fs/promises';
import { type Browser, chromium } from '@playwright/test';
import { startDesk } from '../tests/support/desk/desk-process.ts';
import { chromiumFlags, findTestBrowser } from './chromium.ts';

const folder = 'shots';

/** One page of each kind, by the name of its pictures. */
const pages = {
  home: '/',
  about: '/about',
  services: '/services',
  landing: '/services/ireland/ireland-documents',
  guide: '/services/uk/uk-passport',
  offers: '/products',
  offer: '/products/uk-drivers-license',
  testimonials: '/testimonial',
  questions: '/faq',
  contact: '/contact',
  fraud: '/safety/document-fraud',
  policy: '/policies/privacy',
  lost: '/services/uk/no-such-page',
};
const widths = [390, 1440] as const;
const schemes = ['light', 'dark'] as const;

type Look = { width: (typeof widths)[number]; scheme: (typeof schemes)[number] };

const looks: Look[] = widths.flatMap((width) => schemes.map((scheme) => ({ width, scheme })));

const executablePath = findTestBrowser();
if (executablePath === null) {
  console.error('There is no Chromium here; "npm test" installs one, or set CHROMIUM_PATH.');
  process.exit(1);
}
await mkdir(folder, { recursive: true });
const desk = await startDesk();
const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
try {
  // All looks side by side, each with one window that goes from page to page.
  await Promise.all(looks.map((look) => takeAll(browser, look)));
} finally {
  await browser.close();
  await desk.discard();
}

/** Takes every page in one look. */
async function takeAll(browser: Browser, look: Look): Promise<void> {
  const context = await browser.newContext({
    baseURL: desk.url,
    viewport: { width: look.width, height: 900 },
    colorScheme: look.scheme,
    reducedMotion: 'reduce',
    // For the style below, which no page allows by itself.
    bypassCSP: true,
  });
  const page = await context.newPage();
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(path);
    // Sections far down the page are not drawn until they come near.
    await page.addStyleTag({ content: 'section { content-visibility: visible }' });
    await page.evaluate(() => document.fonts.ready);
    const file = `${folder}/${name}-${look.width}-${look.scheme}.png`;
    await page.screenshot({ path: file, fullPage: true });
    console.log(file);
  }
  await context.close();
}
