import react from '@astrojs/react';
import sitemap, { type SitemapItem } from '@astrojs/sitemap';
import { defineConfig, fontProviders } from 'astro/config';
import { readBuildConfig } from './compiler/build-config.ts';
import { allPages, notFoundPath } from './compiler/compile.ts';
import type { Page } from './compiler/page.ts';
import { getSite } from './compiler/site.ts';
import { alternatesOf } from './compiler/translation/translated-pages.ts';
import { drawBesidePages } from './pictures/draw-beside-pages.ts';
import { bundleWorker } from './site/integrations/bundle-worker.ts';
import { keepPages } from './site/integrations/keep-pages.ts';
import { shortNames } from './site/integrations/short-names.ts';
import { styleguide } from './site/integrations/styleguide.ts';
import { writeHeaders } from './site/integrations/write-headers.ts';
import { writeSiteFiles } from './site/integrations/write-site-files.ts';

const latin = 'atkinson-hyperlegible-next-latin';
const turkish: FontFile = {
  file: 'atkinson-hyperlegible-next-turkish',
  unicodeRange: ['U+11E-11F', 'U+130', 'U+15E-15F'],
};

const { siteUrl, emailOrigin } = readBuildConfig(process.env);

/** Said by Astro's own command, and by the step that draws the pages: scripts/steps.ts. */
const isBuild = process.argv.includes('build');

/** Said by `npm start`, which leaves out what nobody sees on a site of one's own machine. */
const isFirstLook = process.argv.includes('--first-look');

/** Where `npm run dev` runs the desk. */
const { PORT: deskPort = '4321' } = process.env;

/** The server for development, which follows the content files and has the editor beside the site; a build does not even load it. */
const tools = isBuild ? [] : [(await import('./editor/integration.ts')).editor()];

/** Made for the first entry of a sitemap: the server for development has none. */
let pagesByPath: ReadonlyMap<string, Page> | undefined;

/**
 * An entry of the sitemap with the month in which somebody last went over the words of its page, and with the page in other languages.
 * A sitemap knows days only.
 */
function entryOf(entry: SitemapItem): SitemapItem {
  const { pathname } = new URL(entry.url);
  pagesByPath ??= new Map(allPages(getSite()).map((page) => [page.path, page]));
  const page = pagesByPath.get(pathname);
  const reviewed = page?.reviewed ?? null;
  const alternates = page === undefined ? [] : alternatesOf(page);
  const links = alternates.map(({ language, path }) => ({ lang: language, url: siteUrl + path }));
  return {
    ...entry,
    ...(reviewed !== null && reviewed !== 'unknown' && { lastmod: `${reviewed}-01` }),
    ...(links.length > 0 && { links }),
  };
}

export default defineConfig({
  site: siteUrl,
  output: 'static',
  srcDir: './site',
  trailingSlash: 'never',
  // It would lie over the pages that editors look at.
  devToolbar: { enabled: false },
  // While one page is written to the disk, the next is drawn.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 4 },
  integrations: [
    react(),
    sitemap({ serialize: entryOf, filter: (page) => !page.endsWith(notFoundPath) }),
    keepPages({ emailOrigin }),
    drawBesidePages({ hasPreviews: !isFirstLook }),
    shortNames(),
    styleguide(),
    ...tools,
    bundleWorker(),
    writeSiteFiles(),
    writeHeaders({ siteUrl }),
  ],
  vite: {
    // The host stays as it came, for the desk answers pages of its own host only.
    server: {
      proxy: { '/api/v1.0': { target: `http://127.0.0.1:${deskPort}`, changeOrigin: false } },
    },
  },
  fonts: [
    typeface('Atkinson', '--font-text', { file: latin }),
    typeface('Atkinson', '--font-turk', { file: latin }, turkish),
    typeface('Noto Sans Cyrillic', '--font-cyrl', { file: 'noto-sans-cyrillic' }),
    typeface('Noto Sans Arabic', '--font-arab', { file: 'noto-sans-arabic' }),
  ],
});

type FontFile = { file: string; unicodeRange?: [string, ...string[]] };

/** A typeface in site/assets/fonts, in all weights between regular and bold; a file with a range has what the first has not. */
function typeface(name: string, cssVariable: `--${string}`, ...files: [FontFile, ...FontFile[]]) {
  const variantOf = ({ file, ...range }: FontFile) => ({
    src: [`./site/assets/fonts/${file}.woff2`] satisfies [string],
    weight: '400 700',
    style: 'normal' as const,
    display: 'optional' as const,
    ...range,
  });
  const [first, ...others] = files;
  return {
    provider: fontProviders.local(),
    name,
    cssVariable,
    fallbacks: ['system-ui', 'sans-serif'],
    // The page is set in one typeface or the other from its first paint, so no fallback has to match in width.
    optimizedFallbacks: false,
    options: {
      variants: [variantOf(first), ...others.map(variantOf)] satisfies [unknown, ...unknown[]],
    },
  };
}
