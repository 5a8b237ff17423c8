import { join, relative } from 'node:path';
import type { AstroIntegration, HookParameters } from 'astro';
import { forgetSite } from '../../compiler/site.ts';

type DevServer = HookParameters<'astro:server:setup'>['server'];

/**
 * Components are compiled for being exchanged in a running page, and ask for what does that. Our islands are hydrated by our own
 * scripts, and pages reload as a whole, so it is answered and does nothing.
 */
const noRefresh = 'window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;';

/** On the server for development: when a content file changes, the site is compiled anew and the browser reloads. */
export function followContent(): AstroIntegration {
  return {
    name: 'follow-content',
    hooks: {
      'astro:config:setup': ({ command, injectScript }) => {
        if (command === 'dev') injectScript('head-inline', noRefresh);
      },
      'astro:server:setup': ({ server, logger }) => {
        const folder = join(process.cwd(), 'content');
        server.watcher.add(folder);
        server.watcher.on('all', (_, file) => {
          if (relative(folder, file).startsWith('..')) return;
          logger.info(`${relative('', file)} changed`);
          forgetSite();
          announceContent(server);
          server.environments.client.hot.send({ type: 'full-reload' });
        });
      },
    },
  };
}

/** Tells Astro, which keeps the list of pages until it hears of this, that there may be others now. */
export function announceContent(server: DevServer): void {
  for (const environment of Object.values(server.environments)) {
    environment.hot.send('astro:content-changed', {});
  }
}
