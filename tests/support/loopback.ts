import { once } from 'node:events';
import type { Server } from 'node:net';

/** Opens a server that only this machine reaches, at any free port, and gives that port. */
export async function listenOnLoopback(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
