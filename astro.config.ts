import { createHash } from 'node:crypto';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig, fontProviders } from 'astro/config';
import { readBuildConfig } from './src/build-config.ts';
import { hideDismissedBanner } from './src/enhancements/banner-early.ts';

const { siteUrl, emailOrigin } = readBuildConfig(process.env);
const emailSource = emailOrigin === '' ? '' : ` ${emailOrigin}`;

export default defineConfig({
  site: siteUrl,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [react(), sitemap()],
  security: {
    csp: {
      // `frame-ancestors` works in a header only: the desk sends it.
      directives: [
        "default-src 'none'",
        "img-src 'self' data:",
        "font-src 'self'",
        `connect-src 'self'${emailSource}`,
        `form-action 'self'${emailSource}`,
        "manifest-src 'self'",
        "base-uri 'none'",
      ],
      scriptDirective: {
        hashes: [`sha256-${createHash('sha256').update(hideDismissedBanner).digest('base64')}`],
      },
    },
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
