import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { readTeam, type TeamSettings } from '../../editor/server/publish.ts';
import { listenOnLoopback } from './loopback.ts';

export type Call = { method: string; path: string; query: string; body: unknown };

type Repository = {
  /** The settings of a team whose repository it is, and what they are read from. */
  team: TeamSettings;
  env: Record<string, string>;
  calls: Call[];
  /** The files that were sent, by their path. */
  sent: () => Record<string, string>;
  close: () => void;
};

/**
 * A repository that answers as GitHub does to what a pull request asks for, on the loopback address.
 * Shape: `blobOf` gives the name of what a file holds there, null where there is none; a promise keeps whoever asks waiting.
 */
export async function startGithub(
  blobOf: (file: string) => string | null | Promise<string | null>,
): Promise<Repository> {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url = '' } = request;
    const { pathname, search: query } = new URL(url, 'http://localhost');
    const path = decodeURIComponent(pathname);
    calls.push({ method, path, query, body: method === 'GET' ? null : await json(request) });
    const file = /\/contents\/(.+)$/.exec(path)?.[1];
    const [status, answer] =
      file === undefined ? answerTo(`${method} ${path}`) : fileAnswer(await blobOf(file));
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  const env = {
    WAYMARK_EDIT_REPOSITORY: 'waymark/site',
    WAYMARK_EDIT_TOKEN: 'token',
    WAYMARK_EDIT_API: `http://127.0.0.1:${await listenOnLoopback(server)}`,
  };
  const team = readTeam(env);
  if (team === null) throw new Error('The settings name a team.');
  return { team, env, calls, sent: () => filesIn(calls), close: () => void server.close() };
}

function fileAnswer(sha: string | null): [number, object] {
  return sha === null ? [404, { message: 'Not Found' }] : [200, { sha }];
}

function answerTo(call: string): [number, object] {
  const at = (end: string) => call.endsWith(`/repos/waymark/site${end}`);
  if (at('')) return [200, { default_branch: 'main', permissions: { push: true } }];
  if (at('/commits')) return [200, [{ sha: 'c0', commit: { tree: { sha: 't0' } } }]];
  if (at('/git/trees')) return [201, { sha: 't1' }];
  if (at('/git/commits')) return [201, { sha: 'c1', tree: { sha: 't1' } }];
  if (at('/git/refs')) return [201, {}];
  if (at('/pulls')) return [201, { html_url: 'https://github.com/waymark/site/pull/7' }];
  if (call.startsWith('POST /graphql')) return [200, { data: { repository: { ref: null } } }];
  return [404, { message: 'Not Found' }];
}

type Tree = { tree: { path: string; content: string }[] };

function filesIn(calls: readonly Call[]): Record<string, string> {
  const trees = calls
    .filter(({ path }) => path.endsWith('/git/trees'))
    .map(({ body }) => body as Tree);
  return Object.fromEntries(
    trees.flatMap(({ tree }) => tree.map(({ path, content }) => [path, content])),
  );
}
