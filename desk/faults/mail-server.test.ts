import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  listed,
  openClock,
  openDesk,
  openMailbox,
  patience,
  send,
} from '../../tests/support/desk/fault-scene.ts';
import { sampleId } from '../../tests/support/desk/sample-enquiry.ts';
import { mailSettings, messageIdOf } from '../../tests/support/desk/settings-for-tests.ts';

const firstWaitMs = 5_000;

test(
  'a mail server that says "not now" is asked again after the wait, and not before',
  patience,
  async () => {
    const clock = await openClock();
    const mailbox = await openMailbox('refuse-for-now');
    const desk = await openDesk({ env: { ...mailSettings(mailbox), ...clock.env } });
    await send(desk);
    await desk.hasPrinted(/"state":"stored".*"attempts":1.*answered 451 to DATA/);
    expect(await listed(desk)).toMatchObject([
      { state: 'stored', lastError: 'the mail server answered 451 to DATA' },
    ]);
    expect(mailbox.offered()).toBe(1);
    await clock.pass(firstWaitMs);
    await desk.hasPrinted(/"state":"stored".*"attempts":2/);
    mailbox.behave('accept');
    await clock.pass(2 * firstWaitMs);
    await mailbox.hasReceived(1);
  },
);

test(
  'a mail server that refuses for good is not asked again, and staff see why',
  patience,
  async () => {
    const clock = await openClock();
    const mailbox = await openMailbox('refuse-for-good');
    const desk = await openDesk({ env: { ...mailSettings(mailbox), ...clock.env } });
    await send(desk);
    await desk.hasPrinted(/"state":"failed"/);
    mailbox.behave('accept');
    await clock.pass(24 * 60 * 60 * 1_000);
    // Another one goes through: so the desk has looked, and left the refused one alone.
    const other = randomUUID();
    await send(desk, other);
    await mailbox.hasReceived(1);
    expect(mailbox.messages[0]?.messageId).toBe(messageIdOf(other));
    expect(await listed(desk)).toContainEqual(
      expect.objectContaining({
        id: sampleId,
        state: 'failed',
        lastError: 'the mail server answered 554 to DATA',
      }),
    );
  },
);
