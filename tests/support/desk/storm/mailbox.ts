import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** One mail as the box took it, at `atMs` of the steady clock: that is when it answered 250 to DATA. */
export type Taken = { messageId: string; mark: string; atMs: number };

export type StormMailbox = {
  url: string;
  taken: readonly Taken[];
  /** Resolves when the next mail begins to come. */
  nextOffered: () => Promise<unknown>;
  /** Resolves when the next mail has been taken, which its sender may not yet have heard. */
  nextTaken: () => Promise<unknown>;
  close: () => Promise<void>;
};

/** A real SMTP server on the loopback address that takes everything and keeps no more of it than a storm asks about. */
export async function startStormMailbox(): Promise<StormMailbox> {
  const taken: Taken[] = [];
  const events = new EventEmitter();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    // Otherwise it asks a name server who 127.0.0.1 is.
    disableReverseLookup: true,
    logger: false,
    onData: (stream, _session, answer) => {
      events.emit('offered');
      text(stream).then((source) => {
        answer();
        taken.push({
          messageId: /^Message-ID: (.+)$/im.exec(source)?.[1] ?? '',
          mark: /^Subject: .*(Storm \d+)/m.exec(source)?.[1] ?? '',
          atMs: performance.now(),
        });
        events.emit('taken');
      }, answer);
    },
  });
  // A desk that is killed cuts its lines.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    nextOffered: () => once(events, 'offered'),
    nextTaken: () => once(events, 'taken'),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
