import type { AstroIntegration, HookParameters } from 'astro';

type Command = HookParameters<'astro:config:setup'>['command'];

/** The page with every component in every named state, on the server for development and in no build. */
export function styleguide(): AstroIntegration {
  return {
    name: 'styleguide',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        for (const route of styleguideRoutes(command)) injectRoute(route);
      },
      'astro:server:start': ({ address, logger }) =>
        logger.info(`http://localhost:${address.port}/styleguide`),
    },
  };
}

/** The routes that the styleguide adds to what Astro is asked to do. */
export function styleguideRoutes(command: Command): { pattern: string; entrypoint: string }[] {
  return command === 'dev'
    ? [{ pattern: '/styleguide', entrypoint: './site/styleguide/pages/index.astro' }]
    : [];
}
