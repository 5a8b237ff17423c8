import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig, fontProviders } from 'astro/config';
import { readBuildConfig } from './src/build-config.ts';
import { contentSecurityPolicy } from './src/integrations/content-security-policy.ts';

const { siteUrl, emailOrigin } = readBuildConfig(process.env);

const isBuild = process.argv.includes('build');

export default defineConfig({
  site: siteUrl,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [react(), sitemap(), contentSecurityPolicy({ emailOrigin })],
  vite: {
    // Short names in the pages that are sent, readable ones while developing.
    css: { modules: isBuild ? { generateScopedName: '[hash:base64:4]' } : {} },
  },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Atkinson Hyperlegible Next',
      cssVariable: '--font-text',
      fallbacks: ['Verdana', 'sans-serif'],
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
