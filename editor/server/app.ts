import fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { BuildConfig } from '../../compiler/build-config.ts';
import { acceptFact } from '../../compiler/commands/facts/reread-facts.ts';
import { isLoopbackName } from '../../desk/staff/door.ts';
import { UsageError } from '../../terminal/usage.ts';
import type { FileList, NewFile, OpenedFile, Refusal, Saved } from '../api.ts';
import type { ContentFile } from './content-files.ts';
import type { Drafts } from './drafts.ts';
import { toFormSchema } from './form-schema.ts';
import { newFiles, newKinds } from './new-files.ts';
import { sendPullRequest, type TeamSettings } from './pull-request.ts';
import { dueFacts, referencesOf } from './references.ts';
import { RefusalError } from './refusal.ts';
import type { Screen } from './screen-files.ts';

export type EditorParts = {
  /** The project's root. */
  root: string;
  config: BuildConfig;
  team: TeamSettings | null;
  screen: Screen;
  drafts: Drafts;
};

/** The longest file of ours is 60 KB. */
const longestBody = 4_000_000;

const draftBody = z.object({ file: z.string(), value: z.unknown() });
const newBody = z.object({
  kind: z.enum(['guide', 'country', 'offer', 'article']),
  key: z.string(),
  title: z.string(),
}) satisfies z.ZodType<NewFile>;
const acceptBody = z.object({ key: z.string(), sentence: z.string() });

/** The editor's screen at /edit and what it asks for below /edit/api: editor/api.ts lists it. */
export function buildEditorApp(parts: EditorParts): FastifyInstance {
  const { root, config, team, screen, drafts } = parts;
  const app = fastify({ logger: false, bodyLimit: longestBody });

  app.addHook('onRequest', async ({ headers }, reply) => {
    reply.header('cache-control', 'no-store');
    // Whoever else can make a browser ask must not: it writes files.
    const isOwn = headers.origin === undefined || headers.origin === `http://${headers.host ?? ''}`;
    if (!isLoopbackName(headers.host ?? '') || !isOwn) {
      return reply.code(403).send({ error: 'The editor answers its own screen only.' });
    }
  });
  app.setErrorHandler((error, _request, reply) => {
    const isRefusal = error instanceof RefusalError || error instanceof UsageError;
    const said: Refusal = { error: error instanceof Error ? error.message : String(error) };
    return reply.code(isRefusal ? 409 : error instanceof z.ZodError ? 400 : 500).send(said);
  });

  for (const [address, { type, body }] of screen) {
    app.get(address, (_request, reply) => reply.type(type).send(body));
  }

  app.get('/edit/api/files', (): FileList => {
    const files = drafts.files().map(({ schema: _, ...entry }) => entry);
    const kinds = newKinds.map(({ kind, label, hint }) => ({ kind, label, hint }));
    return { files, kinds, team: team && { repository: team.repository, base: team.base } };
  });
  app.get<{ Querystring: { name: string } }>('/edit/api/file', ({ query }): OpenedFile => {
    const { schema, ...entry } = found(query.name);
    return { ...entry, schema: toFormSchema(schema), value: drafts.shownValue(entry.file) };
  });
  app.get('/edit/api/references', () => referencesOf(drafts));
  app.get('/edit/api/state', () => drafts.state());
  app.get('/edit/api/due', () => dueFacts(root, config));

  app.put('/edit/api/draft', ({ body }) => {
    const { file, value } = draftBody.parse(body);
    drafts.change(new Map([[file, value]]));
    return drafts.state();
  });
  app.delete<{ Querystring: { name?: string } }>('/edit/api/draft', ({ query }) => {
    drafts.forget(query.name ?? null);
    return drafts.state();
  });
  app.post('/edit/api/new', ({ body }) => {
    const files = newFiles(newBody.parse(body), drafts.draftedValue);
    drafts.change(files);
    return { file: [...files.keys()][0] };
  });
  app.post('/edit/api/save', async (): Promise<Saved> => {
    const { canSave, changed } = await drafts.state();
    if (!canSave) throw new RefusalError('Mend what is told beside the fields first.');
    const pullRequest = team && (await sendPullRequest(drafts.toSave(), team, new Date()));
    if (team) drafts.forget(null);
    else drafts.write();
    return { files: changed, pullRequest };
  });
  app.post('/edit/api/accept', ({ body }) => {
    const { key, sentence } = acceptBody.parse(body);
    acceptFact(key, { root, config }, sentence);
    return dueFacts(root, config);
  });

  function found(name: string): ContentFile {
    const file = drafts.files().find((one) => one.file === name);
    if (file === undefined) throw new RefusalError(`There is no content file ${name}.`);
    return file;
  }

  return app;
}
