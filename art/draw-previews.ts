import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { settings } from '../compiler/settings.ts';
import { words } from '../compiler/words.ts';
import { outlineOf } from './outlines.ts';
import { createWordDrawer } from './preview-words.ts';
import { previewFile } from './previews.ts';

const landscapeFile = 'site/assets/pictures/hills.svg';

/** Few colours, because flat inks need no more. Change them and every preview is drawn anew. */
const pngOptions = { palette: true, quality: 85, dither: 0, compressionLevel: 9 } as const;

/**
 * Draws the preview picture of every built page that names one in `og:image`: its heading, and its country or a landscape.
 * A picture that is like one of an earlier build is taken from Astro's cache.
 */
export function drawPreviews(): AstroIntegration {
  let cacheFolder = '';
  return {
    name: 'draw-previews',
    hooks: {
      'astro:config:done': ({ config }) => {
        cacheFolder = fileURLToPath(new URL('previews/', config.cacheDir));
      },
      'astro:build:done': async ({ dir, logger }) => {
        const startedAt = performance.now();
        const folder = fileURLToPath(dir);
        await mkdir(cacheFolder, { recursive: true });
        const draw = await createPreviewDrawer(cacheFolder);
        const pages = globSync('**/*.html', { cwd: folder });
        const wanted = await Promise.all(
          pages.map(async (page) => wantedPreview(await readFile(join(folder, page), 'utf8'))),
        );
        const previews = wanted.filter((preview) => preview !== null);
        for (const preview of previews) {
          const file = join(folder, preview.address);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, await draw(preview));
        }
        const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
        logger.info(`${previews.length} previews in ${seconds} s`);
      },
    },
  };
}

type WantedPreview = {
  /** Its path on the site, like "/og/services/uk/uk-passport.png". */
  address: string;
  title: string;
};

/** The preview that a page names; null for one that names none. Throws Error for a page without a heading. */
export function wantedPreview(html: string): WantedPreview | null {
  const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1];
  if (image === undefined) return null;
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
  if (heading === undefined) throw new Error(`The page whose preview is ${image} has no heading.`);
  return { address: new URL(image).pathname, title: plainText(heading) };
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
};

function plainText(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/&([a-z]+|#\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .trim();
}

async function createPreviewDrawer(cacheFolder: string) {
  const [drawWords, landscape] = await Promise.all([
    createWordDrawer(),
    readFile(landscapeFile, 'utf8'),
  ]);
  return async ({ address, title }: WantedPreview): Promise<Uint8Array> => {
    const [, country = ''] = /^\/services\/([a-z]+)\//.exec(address) ?? [];
    const svg = previewFile({
      words: await drawWords({
        siteName: settings.siteName,
        title,
        notice: words.frame.bannerNotice,
      }),
      picture: outlineOf(country) ?? landscape,
    });
    return cachedPng(svg, cacheFolder);
  };
}

async function cachedPng(svg: string, cacheFolder: string): Promise<Uint8Array> {
  const key = createHash('sha256').update(JSON.stringify(pngOptions)).update(svg).digest('hex');
  const file = join(cacheFolder, `${key}.png`);
  const kept = await readFile(file).catch(() => null);
  if (kept !== null) return kept;
  const png = await sharp(Buffer.from(svg)).png(pngOptions).toBuffer();
  await writeFile(file, png);
  return png;
}
