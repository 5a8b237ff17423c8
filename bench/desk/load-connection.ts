import { once } from 'node:events';
import { connect } from 'node:net';

export type LoadConnection = {
  /** Sends one whole request and resolves with the answer, such as "200 OK". One at a time. */
  send: (request: Buffer) => Promise<string>;
  close: () => void;
};

/**
 * A connection that is kept open, as a browser keeps it. Bare, because a client that works as hard as the server would be
 * measured with it: it knows only answers that state their length.
 */
export async function openConnection({ hostname, port }: URL): Promise<LoadConnection> {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, 'connect');
  let received = '';
  let waiting: PromiseWithResolvers<string> | null = null;
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => {
    received += chunk;
    const answer = wholeAnswerIn(received);
    if (answer === null) return;
    received = '';
    waiting?.resolve(answer);
  });
  socket.on('error', (error) => waiting?.reject(error));
  socket.on('close', () => waiting?.reject(new Error('The server closed the line.')));
  return {
    send: (request) => {
      waiting = Promise.withResolvers();
      socket.write(request);
      return waiting.promise;
    },
    close: () => socket.destroy(),
  };
}

/** Status and text of an answer that has come to its end; null for one that has not. */
export function wholeAnswerIn(received: string): string | null {
  const headEnd = received.indexOf('\r\n\r\n');
  if (headEnd === -1) return null;
  const head = received.slice(0, headEnd);
  const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1]);
  const body = received.slice(headEnd + 4);
  return body.length < length ? null : `${head.slice(9, 12)} ${body}`;
}
