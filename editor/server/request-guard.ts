import { realpathSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { allPages, notFoundPath, type Site } from '../../compiler/compile.ts';
import { siteFiles } from '../../compiler/open-data/site-files.ts';
import { getSite } from '../../compiler/site.ts';
import { isOwnCaller } from '../../desk/staff/door.ts';

/** Nothing in it is read in two ways, and it leads nowhere but down. */
const plainPath = /^\/$|^(\/(?!\.\.?(\/|$))[\w@.[\]+-]+)+$/;
const plainQuery = /^[\w.=&-]*$/;

/** The editor's screen, and the calls that are handed on to the desk: both judge what they are asked for themselves. */
const programPath = /^\/(edit|api\/v1\.0)(\/|$)/;

/** What Vite and Astro make for pages without a file of ours. */
const madePath = /^\/(@vite\/client|@react-refresh|styleguide|_astro\/fonts\/[\w-]+\.woff2)$/;

/** Where the files lie that pages name, and their kinds. What else pages need is imported by one of these. */
const namedFolders = ['site', 'pictures', 'node_modules/.vite'];
const namedKinds = /\.(astro|css|js|map|svg|tsx?|woff2)$/;

/**
 * Has the server for development give its own pages what they need, and nothing else to anybody. Vite serves each file below its root,
 * so enquiries, drafts and settings too, and answers every port of this machine.
 */
export function requestGuard(): Plugin {
  return {
    name: 'request-guard',
    // After Astro, which puts what it checks in front of everything: this stands in front of that.
    enforce: 'post',
    // Vite's own list: what it may read for a browser, whatever address it makes of one that is let through.
    config: () => ({ server: { cors: false, fs: { allow: namedFolders } } }),
    configureServer(server) {
      server.httpServer?.prependListener('upgrade', (request: IncomingMessage, socket) => {
        // A browser always says whose page opens a line.
        if (request.headers.origin === undefined || !isOwnCaller(request)) socket.destroy();
      });
      return () => {
        server.middlewares.stack.unshift({ route: '', handle: guardRequests(server) });
      };
    },
  };
}

function guardRequests(server: ViteDevServer) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (!isOwnCaller(request)) {
      answer(response, 403, 'Only its own pages are answered here. Type the address yourself.');
      return;
    }
    const url = servedUrl(request, server);
    if (url === null && !request.headers.accept?.includes('text/html')) {
      answer(response, 404, 'No page asks for this: editor/server/request-guard.ts.');
      return;
    }
    request.url = url ?? notFoundPath;
    next();
  };
}

function answer(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}

/** The address to hand on, null for what is not served. A page gets none of its query: it is read in the browser alone. */
function servedUrl({ url = '', method = '' }: IncomingMessage, server: ViteDevServer) {
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  if (!plainPath.test(path)) return null;
  if (programPath.test(path)) return url;
  if (!['GET', 'HEAD'].includes(method)) return null;
  const isServed = () => madePath.test(path) || isServedFile(path, query, server);
  if (plainQuery.test(query) && isServed()) return url;
  return addressesOf(getSite()).has(path) ? path : null;
}

/** By its true name, so that neither a link nor a disk that knows no capitals leads elsewhere. */
function isServedFile(path: string, query: string, { config, environments }: ViteDevServer) {
  const named = path.startsWith('/@fs/') ? path.slice('/@fs'.length) : join(config.root, path);
  const file = realPath(named);
  if (file === null) return false;
  const isScript = /\.[cm]?[jt]sx?$/.test(file);
  if (isScript || new URLSearchParams(query).has('import')) {
    if (environments.client.moduleGraph.getModulesByFile(file) !== undefined) return true;
  }
  if (!namedKinds.test(file)) return false;
  return namedFolders.some((folder) => file.startsWith(`${realPath(join(config.root, folder))}/`));
}

function realPath(file: string): string | null {
  try {
    return normalizePath(realpathSync.native(file));
  } catch {
    return null;
  }
}

const known = new WeakMap<Site, ReadonlySet<string>>();

/** Every address that a site has, of pages and of files for programs. */
function addressesOf(site: Site): ReadonlySet<string> {
  const addresses =
    known.get(site) ?? new Set([...allPages(site), ...siteFiles(site)].map(({ path }) => path));
  known.set(site, addresses);
  return addresses;
}
