import { extname, join, relative } from 'node:path';
import type { AstroIntegration, HookParameters } from 'astro';
import { build } from 'esbuild';
import { readBuildConfig } from '../compiler/build-config.ts';
import { forgetSite, showSite } from '../compiler/site.ts';
import { buildEditorApp } from './server/app.ts';
import { Drafts } from './server/drafts.ts';
import { createPageJudge } from './server/judge-pages.ts';
import { readTeam } from './server/publish.ts';
import { requestGuard } from './server/request-guard.ts';

type DevServer = HookParameters<'astro:server:setup'>['server'];

/**
 * Components are compiled for being exchanged in a running page, and ask for what does that. Our islands are hydrated by our own
 * scripts, and pages reload as a whole, so it is answered and does nothing.
 */
const noRefresh = 'window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;';

/**
 * The server for development: it follows the content files, and has the editor's screen at /edit. That shows pages as the drafts
 * have them, because both run in one process.
 */
export function editor(): AstroIntegration {
  return {
    name: 'editor',
    hooks: {
      'astro:config:setup': ({ command, injectScript, updateConfig }) => {
        if (command !== 'dev') return;
        injectScript('head-inline', noRefresh);
        updateConfig({ vite: { plugins: [requestGuard()] } });
      },
      'astro:server:setup': async ({ server, logger }) => {
        const root = process.cwd();
        const config = readBuildConfig(process.env);
        const drafts = new Drafts({
          root,
          config,
          judge: createPageJudge(root),
          onSound: (site) => {
            if (showSite(site)) announceContent(server);
          },
          onChanged: () => {
            forgetSite();
            announceContent(server);
            server.environments.client.hot.send({ type: 'full-reload' });
          },
        });
        const folder = join(root, 'content');
        server.watcher.add(folder);
        server.watcher.on('all', (_, file) => {
          if (relative(folder, file).startsWith('..')) return;
          logger.info(`${relative('', file)} changed`);
          drafts.refresh();
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

/** Tells Astro, which keeps the list of pages until it hears of this, that there may be others now. */
function announceContent(server: DevServer): void {
  for (const environment of Object.values(server.environments)) {
    environment.hot.send('astro:content-changed', {});
  }
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** The screen as one script and one style sheet, beside the page that loads them. */
async function bundleScreen(root: string) {
  const { outputFiles } = await build({
    entryPoints: ['index.html', 'main.tsx'].map((file) => join(root, 'editor/screen', file)),
    outdir: join(root, 'edit'),
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    target: 'es2022',
    sourcemap: 'inline',
    loader: { '.html': 'copy', '.woff2': 'file', '.svg': 'text' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  return new Map(
    outputFiles.map(({ path, contents }) => [
      path.slice(root.length).replace('/index.html', ''),
      { type: types[extname(path)] ?? '', body: contents },
    ]),
  );
}
