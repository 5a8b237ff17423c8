import type { AstroIntegration } from 'astro';

/** The page with every component in every named state, at /styleguide of the server for development and of no build. */
export function styleguide(): AstroIntegration {
  return {
    name: 'styleguide',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({
          pattern: '/styleguide',
          entrypoint: './src/styleguide/pages/index.astro',
        });
      },
    },
  };
}
