import react from '@astrojs/react';
import site from '../../../astro.config.ts';

// Builds the styleguide alone, as the site's own configuration would, without the site's pages.
export default {
  ...site,
  srcDir: './site/styleguide',
  cacheDir: './node_modules/.astro/styleguide',
  integrations: [react()],
};
