import { mkdir } from 'node:fs/promises';
import { type Browser, chromium } from '@playwright/test';
import { startDesk } from '../tests/support/desk/desk-process.ts';
import { chromiumFlags, findChromium } from './chromium.ts';

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
const widths = [390, 1440];
const schemes = ['light', 'dark'] as const;

type Scheme = (typeof schemes)[number];
type Shot = { name: string; path: string; width: number; scheme: Scheme };

const shots: Shot[] = Object.entries(pages).flatMap(([name, path]) =>
  widths.flatMap((width) => schemes.map((scheme) => ({ name, path, width, scheme }))),
);

const executablePath = findChromium();
if (executablePath === null) {
  console.error('There is no Chromium here; "npm test" installs one, or set CHROMIUM_PATH.');
  process.exit(1);
}
await mkdir(folder, { recursive: true });
const desk = await startDesk();
const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
try {
  for (const shot of shots) console.log(await take(browser, shot));
} finally {
  await browser.close();
  await desk.discard();
}

/** Takes the whole page at rest, with everything that comes into view already there, and answers with the picture's file. */
async function take(browser: Browser, { name, path, width, scheme }: Shot): Promise<string> {
  const context = await browser.newContext({
    baseURL: desk.url,
    viewport: { width, height: 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    // For the style below, which no page allows by itself.
    bypassCSP: true,
  });
  const page = await context.newPage();
  await page.goto(path);
  // Sections far down the page are not drawn until they come near.
  await page.addStyleTag({ content: 'section { content-visibility: visible }' });
  await page.evaluate(() => document.fonts.ready);
  const file = `${folder}/${name}-${width}-${scheme}.png`;
  await page.screenshot({ path: file, fullPage: true });
  await context.close();
  return file;
}
