import { Agent, request } from 'node:http';

type RawRequest = {
  /** As it goes over the line: nothing is normalised. */
  target: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
};

export type RawAnswer = {
  /** 101 where the server has taken an upgrade, 0 where it hung up. */
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: string;
};

/** Ask for a WebSocket. */
export const socketHeaders = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
};

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** Asks a server below `origin` as no browser would. */
export function askRaw(origin: string, given: RawRequest): Promise<RawAnswer> {
  const { target, method, headers = {} } = given;
  const { host, hostname, port } = new URL(origin);
  const isUpgrade = headers.upgrade !== undefined;
  return new Promise<RawAnswer>((resolve) => {
    const asked = request({
      host: hostname,
      port,
      method,
      path: target,
      headers: { host, ...headers },
      agent: isUpgrade ? false : agent,
    });
    asked.on('response', async (answer) => {
      const body = Buffer.concat(await answer.toArray()).toString('latin1');
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body });
    });
    asked.on('upgrade', ({ headers }, socket) => {
      socket.destroy();
      resolve({ status: 101, headers, body: '' });
    });
    // A server that was busy for long has hung up on lines that it kept for later; that is no answer.
    asked.on('error', () =>
      resolve(asked.reusedSocket ? askRaw(origin, given) : { status: 0, headers: {}, body: '' }),
    );
    asked.end();
  });
}
