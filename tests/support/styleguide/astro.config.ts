import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import site from '../../../astro.config.ts';

// Builds the styleguide alone, as the site's own configuration would, without the site's pages.
export default defineConfig({
  ...site,
  srcDir: './src/styleguide',
  cacheDir: './node_modules/.astro/styleguide',
  integrations: [react()],
});
