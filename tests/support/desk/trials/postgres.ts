import { connect, createServer, type Socket } from 'node:net';
import { atEnd } from '../../at-end.ts';
import { listenOnLoopback } from '../../loopback.ts';
import { sendThrough, until } from '../fault-scene.ts';
import { asAdministrator, emptyDatabase } from '../postgres-database.ts';
import { openScene, type Trial } from './trial.ts';

const [rounds, enoughRefusals] = [10, 8];

/** On a server of PostgreSQL; the tests' own when none is named. */
type PostgresTrial = (count: number, serverUrl?: string) => ReturnType<Trial>;

/** Every line to the database is cut on the server's side, again and again, in the middle of whatever goes over it. */
export const withLinesCut = interrupted(cutLines);

/** Its processes are killed, so that the server ends all others, goes through its log and begins anew. Not for a server that others use. */
export const withPostgresKilled = interrupted(async (databaseUrl) => {
  for (const { pid } of await linesTo(databaseUrl, 'pid')) process.kill(Number(pid), 'SIGKILL');
});

/** Lines stay open, and nothing goes over them for a while. */
export const withPostgresFrozen: PostgresTrial = async (count, serverUrl) => {
  const database = await freezable(await emptyDatabase('', serverUrl));
  return endure(count, database.url, async ({ accepted, refused }) => {
    database.freeze(true);
    await until(() => refused.length >= enoughRefusals);
    database.freeze(false);
    await until(() => accepted.length >= 2 * count);
  });
};

function interrupted(interrupt: (databaseUrl: string) => Promise<unknown>): PostgresTrial {
  return async (count, serverUrl) => {
    const databaseUrl = await emptyDatabase('', serverUrl);
    return endure(count, databaseUrl, async ({ accepted }) => {
      for (let round = 1; round <= rounds; round += 1) {
        // It may still be beginning anew.
        await until(() => interrupt(databaseUrl).then(isDone, () => false));
        const before = accepted.length;
        // More than may have been on their way.
        await until(() => accepted.length > before + 8);
      }
    });
  };
}

async function endure(
  count: number,
  databaseUrl: string,
  fault: Parameters<typeof sendThrough<void>>[2],
) {
  const scene = await openScene();
  const desk = await scene.open({ env: { DATABASE_URL: databaseUrl } });
  const { accepted, refused } = await sendThrough(desk, count, fault);
  return scene.judge(desk, accepted, refused.length);
}

const isDone = () => true;

/** Ends every line to a database on the server's side, and says how many there were. */
export async function cutLines(databaseUrl: string): Promise<number> {
  return (await linesTo(databaseUrl, 'pg_terminate_backend(pid)')).length;
}

/** What is selected of each line to a database but the one that asks. */
function linesTo(databaseUrl: string, selected: string) {
  const name = new URL(databaseUrl).pathname.slice(1);
  return asAdministrator(
    `SELECT ${selected} FROM pg_stat_activity WHERE datname = '${name}' AND pid <> pg_backend_pid()`,
    databaseUrl,
  );
}

/** A way to a database that can be frozen: lines stay open and new ones are taken, and nothing goes over them any more. */
export async function freezable(databaseUrl: string) {
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
  atEnd(() => {
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
