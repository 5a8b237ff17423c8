import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { z } from 'zod';
import type { BuildConfig } from '../../compiler/build-config.ts';
import { acceptFact } from '../../compiler/commands/facts/reread-facts.ts';
import { isOwnCaller } from '../../desk/staff/door.ts';
import { UsageError } from '../../terminal/usage.ts';
import { type FileList, type OpenedFile, RefusedError, type Saved } from '../api.ts';
import { toFormSchema } from './content-files.ts';
import type { Drafts } from './drafts.ts';
import { mistakesTold } from './mistakes.ts';
import { newKinds } from './new-files.ts';
import { type Publish, sendPullRequest, type TeamSettings, writeFiles } from './publish.ts';
import { dueFacts, referencesOf } from './references.ts';

type EditorParts = {
  root: string;
  config: BuildConfig;
  team: TeamSettings | null;
  /** What the browser is given, by its address. */
  screen: ReadonlyMap<string, { type: string; body: Uint8Array }>;
  drafts: Drafts;
  /** Where the desk keeps what visitors tell. */
  env: NodeJS.ProcessEnv;
};

/** The longest file of ours is 60 KB. */
const longestBody = 4_000_000;

const [text, anything] = [z.string(), z.unknown()];
const changeBody = z.object({ file: text, version: text, base: anything, value: anything });
const keepBody = z.enum(['draft', 'other']);
const choiceBody = z.object({ file: text, version: text, conflict: z.int(), keep: keepBody });
const kindBody = z.enum(['guide', 'country', 'offer', 'article']);
const newFileBody = z.object({ kind: kindBody, key: text, title: text });
const versionsBody = z.object({ versions: z.record(text, text) });
const acceptBody = z.object({ key: text, sentence: text });

/** The editor's screen at /edit and what it asks for below /edit/api: editor/api.ts lists it. */
export function buildEditorApp(parts: EditorParts): FastifyInstance {
  const { root, config, team, screen, drafts, env } = parts;
  const publish: Publish =
    team === null ? writeFiles(root) : (files) => sendPullRequest(files, team, new Date());
  const app = fastify({ logger: false, bodyLimit: longestBody });

  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    // Whoever else can make a browser ask must not: it writes files.
    if (!isOwnCaller(request)) {
      return refuse(reply);
    }
  });
  app.setErrorHandler((error, _request, reply) => {
    const isRefusal = error instanceof RefusedError || error instanceof UsageError;
    const said = error instanceof Error ? error.message : String(error);
    return reply
      .code(isRefusal ? 409 : error instanceof z.ZodError ? 400 : 500)
      .send({ error: said });
  });

  for (const [address, { type, body }] of screen) {
    app.get(address, (_request, reply) => reply.type(type).send(body));
  }

  app.get('/edit/api/files', (): FileList => {
    const files = drafts.files().map(({ schema: _, ...entry }) => entry);
    const kinds = kindBody.options.map((kind) => {
      const { label, hint } = newKinds[kind];
      return { kind, label, hint };
    });
    return { files, kinds, team: team?.repository ?? null };
  });
  app.get<{ Querystring: { name: string } }>('/edit/api/file', ({ query }): OpenedFile => {
    const file = drafts.files().find((one) => one.file === query.name);
    if (file === undefined) throw new RefusedError(`There is no content file ${query.name}.`);
    const { schema, ...entry } = file;
    return { ...entry, schema: toFormSchema(schema), ...drafts.open(entry.file) };
  });
  app.get('/edit/api/references', () => referencesOf(drafts));
  app.get('/edit/api/state', () => drafts.state());
  app.get('/edit/api/stamp', () => ({ stamp: drafts.stamp() }));
  app.get('/edit/api/mistakes', ({ headers }, reply) => {
    // Visitors wrote it in confidence: a program that does not say who asks gets nothing either.
    if (headers['sec-fetch-site'] !== 'same-origin') return refuse(reply);
    return mistakesTold(drafts.soundSite(), drafts.files(), env);
  });
  app.get('/edit/api/due', () => dueFacts(drafts.soundSite(), root));

  app.put('/edit/api/draft', ({ body }) => drafts.change(changeBody.parse(body)));
  app.post('/edit/api/choose', ({ body }) => drafts.choose(choiceBody.parse(body)));
  app.delete('/edit/api/draft', async ({ body }) => {
    await drafts.forget(versionsBody.parse(body).versions);
    return {};
  });
  app.post('/edit/api/new', async ({ body }) => ({
    file: await drafts.begin(newFileBody.parse(body)),
  }));
  app.post(
    '/edit/api/save',
    ({ body }): Promise<Saved> => drafts.save(versionsBody.parse(body).versions, publish),
  );
  app.post('/edit/api/accept', async ({ body }) => {
    const { key, sentence } = acceptBody.parse(body);
    await drafts.take((write) => acceptFact(key, { root, config }, sentence, write));
    return dueFacts(drafts.soundSite(), root);
  });

  return app;
}

function refuse(reply: FastifyReply): FastifyReply {
  return reply.code(403).send({ error: 'The editor answers its own screen only.' });
}
