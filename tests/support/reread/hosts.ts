import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { Agent } from 'undici';
import { listenOnLoopback } from '../loopback.ts';

/** Many hosts of made-up names, all of them one server on loopback. */
export type Hosts = {
  /** What was asked for, in order: host and path. */
  asked: string[];
  /** Reaches the server by every name, with http and https alike. */
  dispatcher: Agent;
  port: number;
  close: () => Promise<void>;
};

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const closedPort = 1;

/** A network in which every name leads to one port of this machine, without encryption; those that end in .invalid to nobody. */
export function loopbackNetwork(port: number): Agent {
  return new Agent({
    connect({ hostname }, callback) {
      const isNobody = hostname.endsWith('.invalid');
      const socket = connect(isNobody ? closedPort : port, '127.0.0.1');
      socket.once('error', (error) => callback(error, null));
      socket.once('connect', () => callback(null, socket));
    },
  });
}

/** Opens hosts that answer alike, by host name and path. */
export async function openHosts(answer: Answer): Promise<Hosts> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`);
    answer(request, response);
  });
  // A test that works for seconds between two requests would find its connection closed.
  server.keepAliveTimeout = 0;
  const port = await listenOnLoopback(server);
  const dispatcher = loopbackNetwork(port);
  return {
    asked,
    dispatcher,
    port,
    async close() {
      await dispatcher.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
