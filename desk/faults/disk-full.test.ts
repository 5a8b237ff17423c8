import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import {
  listed,
  openDesk,
  openMailbox,
  patience,
  send,
} from '../../tests/support/desk/fault-scene.ts';
import { mailSettings, messageIdOf } from '../../tests/support/desk/settings-for-tests.ts';
import { limitFileSize, mountSmallDisk } from '../../tests/support/desk/small-disk.ts';

const fullAnswer = '503 The enquiry could not be kept and was not sent. Try again in a minute';
const enoughRefusals = 20;

test.for([
  ['whose files may not grow', limitFileSize],
  ['without space', mountSmallDisk],
] as const)(
  'on a disk %s every refused visitor hears so, and all that was accepted is there and mailed once space returns',
  patience,
  async ([, findDisk], { skip }) => {
    const disk = (await findDisk()) ?? skip('this user may not mount a disk');
    onTestFinished(disk.discard);
    const mailbox = await openMailbox();
    const desk = await openDesk({ ...disk.options, env: mailSettings(mailbox) });
    const { accepted, refused } = await fill(desk);
    expect(accepted).not.toHaveLength(0);

    await disk.makeRoom(desk);
    for (const id of refused) expect(await send(desk, id)).toBe('200 OK');
    const all = [...accepted, ...refused];
    await mailbox.hasReceived(all.length);
    expect(await desk.kill()).toBe(0);
    const mailed = mailbox.messages.map(({ messageId }) => messageId);
    expect(mailed.toSorted()).toEqual(all.map(messageIdOf).toSorted());
    const kept = await listed(desk);
    expect(kept.map(({ id }) => id).toSorted()).toEqual(all.toSorted());
    expect(kept.every(({ state }) => state === 'sent')).toBe(true);
  },
);

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

/** Sends enquiries, four at a time, until the desk has refused many, each with the right words. */
async function fill(desk: { url: string }): Promise<{ accepted: string[]; refused: string[] }> {
  const accepted: string[] = [];
  const refused: string[] = [];
  async function visit(): Promise<void> {
    while (refused.length < enoughRefusals) {
      const id = randomUUID();
      const answer = await send(desk, id);
      expect(['200 OK', fullAnswer]).toContain(answer);
      (answer === fullAnswer ? refused : accepted).push(id);
    }
  }
  await Promise.all([visit(), visit(), visit(), visit()]);
  return { accepted, refused };
}
