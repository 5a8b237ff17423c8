import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import {
  listed,
  openDesk,
  patience,
  send,
  sendThrough,
  until,
} from '../../tests/support/desk/fault-scene.ts';
import { limitFileSize } from '../../tests/support/desk/small-disk.ts';

const enoughRefusals = 20;

test(
  'a desk that starts on a full disk refuses visitors in the same words, and takes them once space returns',
  patience,
  async () => {
    const disk = await limitFileSize();
    onTestFinished(disk.discard);
    const killed = await openDesk(disk.options);
    const { accepted } = await fill(killed);
    await killed.kill('SIGKILL');
    const desk = await openDesk(disk.options);
    // Some seconds after its start it empties its log into the file, and so has room for a few more.
    const { accepted: late, refused } = await fill(desk);
    await disk.makeRoom(desk);
    for (const id of refused) expect(await send(desk, id)).toBe('200 OK');
    const kept = await listed(desk);
    const all = [...accepted, ...late, ...refused];
    expect(kept.map(({ id }) => id).toSorted()).toEqual(all.toSorted());
  },
);

test(
  'on a full disk the desk is alive and not ready, and ready again once there is space',
  patience,
  async () => {
    const disk = await limitFileSize();
    onTestFinished(disk.discard);
    const desk = await openDesk(disk.options);
    const readiness = async () => {
      const response = await fetch(`${desk.url}/readyz`);
      return [response.status, await response.json()];
    };
    while ((await send(desk, randomUUID())) === '200 OK');
    // A look takes less room than an enquiry; the last of it goes with the first looks.
    await expect
      .poll(readiness, patience)
      .toEqual([503, { ready: false, problem: expect.stringContaining('no enquiry can be kept') }]);
    expect((await fetch(`${desk.url}/healthz`)).status).toBe(200);
    await disk.makeRoom(desk);
    await expect.poll(async () => (await readiness())[0], patience).toBe(200);
  },
);

/** Sends until the desk has refused many, each with the right words. */
function fill(desk: { url: string }) {
  return sendThrough(desk, 0, ({ refused }) => until(() => refused.length >= enoughRefusals));
}
