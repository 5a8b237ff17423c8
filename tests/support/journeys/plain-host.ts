import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { listenOnLoopback } from '../loopback.ts';

const siteFolder = 'dist';

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/** What answers in place of the site, such as a network that asks for a login. Shape: false leaves it to the site. */
export type InPlace = (response: ServerResponse, pathname: string) => ServerResponse | false;

type PlainHostOptions = {
  /** Whether it sends visitors of an address it does not have to the same address with a slash at its end, as some hosts do. */
  addsSlash?: boolean;
};

/** The built site on a static host that knows clean addresses and 404.html, but no redirects and no mixed case. */
export async function startPlainHost({ addsSlash = false }: PlainHostOptions = {}) {
  const asked: string[] = [];
  const host: { inPlace: InPlace | null } = { inPlace: null };
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://plain.invalid');
    asked.push(pathname);
    if (host.inPlace !== null && host.inPlace(response, pathname) !== false) return;
    const file = await fileAt(pathname);
    if (file === null && addsSlash && !pathname.endsWith('/')) {
      response.writeHead(301, { location: `${pathname}/${search}` }).end();
      return;
    }
    const { body, type } = file ?? (await readSite('404.html'));
    response.writeHead(file === null ? 404 : 200, { 'content-type': type }).end(body);
  });
  const port = await listenOnLoopback(server);

  return Object.assign(host, {
    url: `http://127.0.0.1:${port}`,
    /** The paths that were asked for so far. */
    asked,
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}

async function fileAt(pathname: string) {
  const names = pathname === '/' ? ['index.html'] : [`${pathname}.html`, pathname];
  for (const name of names) {
    try {
      return await readSite(name);
    } catch {
      // There is no such file, or it is a folder.
    }
  }
  return null;
}

async function readSite(name: string) {
  const body = await readFile(path.join(siteFolder, name));
  return { body, type: contentTypes[path.extname(name)] ?? 'application/octet-stream' };
}
