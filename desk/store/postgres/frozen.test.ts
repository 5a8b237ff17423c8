import { randomUUID } from 'node:crypto';
import { connect, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openDesk, send } from '../../../tests/support/desk/fault-scene.ts';
import { emptyDatabase } from '../../../tests/support/desk/postgres-database.ts';
import { listenOnLoopback } from '../../../tests/support/loopback.ts';

const mostMs = 15_000;

/** A way to a database that can be frozen: lines stay open and new ones are taken, and nothing goes over them any more. */
async function freezable(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const port = Number(url.port);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((near) => {
    const far = connect(port, url.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => {}).on('close', () => to.destroy());
      from.on('data', (chunk) => isFrozen || to.write(chunk));
    }
  });
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  url.port = String(await listenOnLoopback(server));
  return {
    url: url.href,
    freeze: (frozen: boolean) => {
      isFrozen = frozen;
    },
  };
}

test('while the database is frozen every visitor hears so within 15 s, in one line of the log each, and is heard again after', {
  timeout: 90_000,
}, async () => {
  const database = await freezable(await emptyDatabase());
  const desk = await openDesk({ env: { DATABASE_URL: database.url } });
  expect(await send(desk, randomUUID())).toBe('200 OK');
  database.freeze(true);
  const before = desk.output();
  // More than the desk has lines, some of which are open and some not.
  const answers = await Promise.all(
    Array.from({ length: 24 }, async () => {
      const startMs = performance.now();
      const answer = await send(desk, randomUUID());
      expect(performance.now() - startMs).toBeLessThan(mostMs);
      return answer;
    }),
  );
  expect(new Set(answers)).toEqual(
    new Set(['503 The enquiry could not be kept and was not sent. Try again in a minute']),
  );
  const lines = desk.output().slice(before.length).trimEnd().split('\n');
  expect(lines).toHaveLength(24);
  database.freeze(false);
  await expect.poll(() => send(desk, randomUUID()), { timeout: mostMs }).toBe('200 OK');
});
