import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig, fontProviders } from 'astro/config';
import { readBuildConfig } from './src/build-config.ts';
import { drawIcons } from './src/integrations/draw-icons.ts';
import { drawPreviews } from './src/integrations/draw-previews.ts';
import { finishPages } from './src/integrations/finish-pages.ts';
import { shortClassNames } from './src/integrations/short-class-names.ts';
import { styleguide } from './src/integrations/styleguide.ts';
import { writeHeaders } from './src/integrations/write-headers.ts';
import { writeRedirects } from './src/integrations/write-redirects.ts';

const { siteUrl, emailOrigin } = readBuildConfig(process.env);

const isBuild = process.argv.includes('build');

/** Where `npm run dev` runs the desk. */
const { PORT: deskPort = '4321' } = process.env;

export default defineConfig({
  site: siteUrl,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [
    react(),
    sitemap(),
    finishPages({ emailOrigin }),
    writeRedirects(),
    drawIcons(),
    drawPreviews(),
    styleguide(),
    writeHeaders({ siteUrl }),
  ],
  vite: {
    // The host stays as it came, for the desk answers pages of its own host only.
    server: {
      proxy: { '/api/v1.0': { target: `http://127.0.0.1:${deskPort}`, changeOrigin: false } },
    },
    // Short names in the pages that are sent, readable ones while developing.
    css: { modules: isBuild ? { generateScopedName: shortClassNames(process.cwd()) } : {} },
  },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Atkinson Hyperlegible Next',
      cssVariable: '--font-text',
      fallbacks: ['system-ui', 'sans-serif'],
      // The page is set in one typeface or the other from its first paint, so no fallback has to match in width.
      optimizedFallbacks: false,
      options: {
        variants: [
          {
            src: ['./src/assets/fonts/atkinson-hyperlegible-next-latin.woff2'],
            weight: '400 700',
            style: 'normal',
            display: 'optional',
          },
        ],
      },
    },
  ],
});
