import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import { emailjsPaths } from '../../../contract/emailjs.ts';
import { readDeskConfig } from '../../../desk/config.ts';
import { buildApp } from '../../../desk/http/app.ts';
import { readSettings } from '../../../desk/settings.ts';
import type { EnquiryStore } from '../../../desk/store/enquiry-store.ts';
import { openSqliteStore } from '../../../desk/store/sqlite/store.ts';
import { atEnd } from '../at-end.ts';
import { formOf } from './sample-enquiry.ts';

type Headers = Readonly<Record<string, string>>;

export type TestDesk = {
  app: FastifyInstance;
  store: EnquiryStore;
  /** Lines it logged. */
  log: readonly string[];
  /** Sends a form as a browser does, to send-form. */
  postForm: (form: FormData | Headers, headers?: Headers) => Promise<LightMyRequestResponse>;
  /** Sends any body to send-form or another path. */
  post: (body: string | Buffer, headers: Headers, url?: string) => Promise<LightMyRequestResponse>;
};

type TestDeskParts = Partial<Omit<Parameters<typeof buildApp>[0], 'config'>> & { env?: Headers };

/** The desk without a port, on a store of its own in a temporary folder; both go when the test ends. Serves no site. */
export async function openTestDesk(changes: TestDeskParts = {}): Promise<TestDesk> {
  const store = changes.store ?? openSqliteStore(await temporaryFolder());
  const desk = await startTestDesk({ ...changes, store });
  onTestFinished(async () => {
    await desk.app.close();
    await store.close();
  });
  return desk;
}

/** The same on this store, for as many tests as like it: whoever starts it closes both. */
export async function startTestDesk({
  env = {},
  store,
  ...parts
}: TestDeskParts & { store: EnquiryStore }): Promise<TestDesk> {
  const config = readDeskConfig({ DESK_SITE: 'none', ...env });
  const log: string[] = [];
  const app = await buildApp({
    config,
    settings: readSettings(config.projectFolder),
    wake: () => {},
    now: () => new Date('2026-03-02T09:00:00Z'),
    logTo: { write: (line) => log.push(line) },
    ...parts,
    store,
  });
  const post: TestDesk['post'] = (body, headers, url = emailjsPaths.sendForm) =>
    app.inject({ method: 'POST', url, payload: body, headers });
  return {
    app,
    store,
    log,
    post,
    postForm: async (form, headers = {}) => {
      const { body, contentType } = await encoded(form);
      return post(body, { 'content-type': contentType, ...headers });
    },
  };
}

/** A folder that is erased when the test ends, or the trial. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'waymark-test-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A form as the platform itself encodes it for the wire. */
async function encoded(form: FormData | Headers): Promise<{ body: Buffer; contentType: string }> {
  const response = new Response(form instanceof FormData ? form : formOf(form));
  return {
    body: Buffer.from(await response.arrayBuffer()),
    contentType: response.headers.get('content-type') ?? '',
  };
}
