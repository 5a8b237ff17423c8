import { watch } from 'node:fs';
import { type DeskOptions, type DeskProcess, startDesk } from '../desk-process.ts';

/** Where the desk is just now; there are moments at which it is nowhere. */
export type Door = {
  open: (url: string) => void;
  close: () => void;
  /** The desk's address, as soon as it has one. */
  address: () => Promise<string>;
};

export function createDoor(): Door {
  let current = Promise.withResolvers<string>();
  let isOpen = false;
  return {
    open: (url) => {
      isOpen = true;
      current.resolve(url);
    },
    close: () => {
      if (isOpen) current = Promise.withResolvers();
      isOpen = false;
    },
    address: () => current.promise,
  };
}

type Life = { options: DeskOptions & { dataFolder: string }; door: Door };

/** Starts a desk, lets visitors in, and kills it at `moment`. Resolves with when, by the steady clock. */
export async function liveUntil(
  moment: () => Promise<unknown>,
  { options, door }: Life,
): Promise<number> {
  const desk = await startDesk(options);
  door.open(desk.url);
  await moment();
  return killed(desk, door);
}

/**
 * Starts a desk and kills it while it starts: once it has made or changed so many files, or when it is up, if that comes
 * first. Resolves with when, by the steady clock.
 */
export async function dieYoung(changes: number, { options, door }: Life): Promise<number> {
  const killer = new AbortController();
  const changed = filesChange(options.dataFolder, changes, killer.signal);
  const start = startDesk({ ...options, killedBy: killer.signal });
  const up = start.then(({ url }) => door.open(url));
  await Promise.race([up, changed]);
  door.close();
  killer.abort();
  const atMs = performance.now();
  // It ended before it could say where it is, or it is up and about to end.
  await start.then(
    (desk) => desk.kill('SIGKILL'),
    () => {},
  );
  return atMs;
}

function filesChange(folder: string, times: number, signal: AbortSignal): Promise<void> {
  if (times === 0) return Promise.resolve();
  let count = 0;
  return new Promise((resolve) => {
    watch(folder, { signal }, () => {
      count += 1;
      if (count >= times) resolve();
    });
  });
}

async function killed(desk: DeskProcess, door: Door): Promise<number> {
  door.close();
  const ended = desk.kill('SIGKILL');
  const atMs = performance.now();
  await ended;
  return atMs;
}
