import { join, relative } from 'node:path';
import type { AstroIntegration } from 'astro';
import { readBuildConfig } from '../compiler/build-config.ts';
import { showSite } from '../compiler/site.ts';
import { announceContent } from '../site/integrations/follow-content.ts';
import { buildEditorApp } from './server/app.ts';
import { Drafts } from './server/drafts.ts';
import { createPageJudge } from './server/judge-pages.ts';
import { readTeam } from './server/pull-request.ts';
import { requestGuard } from './server/request-guard.ts';
import { bundleScreen } from './server/screen-files.ts';

/**
 * The editor's screen at /edit, on the server for development and in no build. It shows pages as the drafts have them,
 * because both run in one process.
 */
export function editor(): AstroIntegration {
  return {
    name: 'editor',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'dev') updateConfig({ vite: { plugins: [requestGuard()] } });
      },
      'astro:server:setup': async ({ server }) => {
        const root = process.cwd();
        const config = readBuildConfig(process.env);
        const origin = () => {
          const address = server.httpServer?.address();
          if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
          return `http://localhost:${address.port}`;
        };
        const drafts = new Drafts({
          root,
          config,
          judge: createPageJudge(root, origin),
          onSound: (site) => {
            showSite(site);
            announceContent(server);
          },
        });
        server.watcher.on('all', (_, file) => {
          if (!relative(join(root, 'content'), file).startsWith('..')) drafts.refresh();
        });
        const team = readTeam(process.env);
        const screen = await bundleScreen(root);
        const app = buildEditorApp({ root, config, team, screen, drafts, env: process.env });
        await app.ready();
        server.middlewares.use((request, response, next) => {
          if (/^\/edit([/?]|$)/.test(request.url ?? '')) app.routing(request, response);
          else next();
        });
      },
      'astro:server:start': ({ address, logger }) =>
        logger.info(`http://localhost:${address.port}/edit`),
    },
  };
}
