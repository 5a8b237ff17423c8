import { once } from 'node:events';
import { createServer } from 'node:http';
import { listenOnLoopback } from './loopback.ts';

export type ReceivedForm = { path: string; fields: FormData };
export type FormAnswer = { status: number; text: string };

/**
 * A server on loopback that speaks the form call of the wire and remembers what came.
 * Shape: `answer` decides about each form; a promise that stays open keeps the visitor waiting.
 */
export async function startRecordingServer(answer: () => FormAnswer | Promise<FormAnswer>) {
  const received: ReceivedForm[] = [];
  const server = createServer(async (request, response) => {
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (request.method === 'OPTIONS') {
      response.writeHead(204, headers).end();
      return;
    }
    const chunks = await Array.fromAsync(request);
    const type = request.headers['content-type'] ?? '';
    const body = new Response(Buffer.concat(chunks), { headers: { 'content-type': type } });
    received.push({ path: request.url ?? '', fields: await body.formData() });
    const { status, text } = await answer();
    response.writeHead(status, { ...headers, 'content-type': 'text/plain' }).end(text);
  });
  const port = await listenOnLoopback(server);

  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
