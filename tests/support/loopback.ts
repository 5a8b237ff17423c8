import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Opens a server that only this machine reaches, at any free port, and gives that port. */
export async function listenOnLoopback(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

/** A port that nobody listens on now, for a program that cannot choose one by itself. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenOnLoopback(server);
  server.close();
  await once(server, 'close');
  return port;
}
