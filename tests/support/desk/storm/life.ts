import { setTimeout as delay } from 'node:timers/promises';
import { type DeskOptions, type DeskProcess, startDesk } from '../desk-process.ts';
import type { Door } from './door.ts';

/** How long after its moment a kill may fall, so that it is tied to nothing that the visitors see. */
const longestDelayMs = 30;
/** About as long as a start takes. */
const longestStartMs = 500;

/** Starts a desk, lets visitors in until `moment`, and kills it a little later. Resolves with when, by the steady clock. */
export async function liveUntil(
  moment: () => Promise<void>,
  { options, door }: { options: DeskOptions; door: Door },
): Promise<number> {
  const desk = await startDesk(options);
  door.open(desk.url);
  await moment();
  await delay(Math.random() * longestDelayMs);
  return killed(desk, door);
}

/** Starts a desk and kills it while it starts, or soon after. Resolves with when, by the steady clock. */
export async function dieYoung({
  options,
  door,
}: {
  options: DeskOptions;
  door: Door;
}): Promise<number> {
  const killer = new AbortController();
  const start = startDesk({ ...options, killedBy: killer.signal });
  const up = start.then(({ url }) => door.open(url));
  await Promise.race([up, delay(Math.random() * longestStartMs)]);
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

async function killed(desk: DeskProcess, door: Door): Promise<number> {
  door.close();
  const ended = desk.kill('SIGKILL');
  const atMs = performance.now();
  await ended;
  return atMs;
}
