import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
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
  'while the mail server is down enquiries are taken, and mailed once it is back',
  patience,
  async () => {
    const clock = await openClock();
    const mailbox = await openMailbox();
    await mailbox.goDown();
    const desk = await openDesk({ env: { ...mailSettings(mailbox), ...clock.env } });
    expect(await send(desk)).toBe('200 OK');
    await desk.hasPrinted(/"cause":"no answer from the mail server \(ECONNREFUSED\)"/);
    await mailbox.comeBack();
    await clock.pass(firstWaitMs);
    await mailbox.hasReceived(1);
  },
);

test(
  'a mail server that is slow keeps no visitor waiting, and gets everything once',
  patience,
  async () => {
    const mailbox = await openMailbox('hold');
    const desk = await openDesk({ env: mailSettings(mailbox) });
    const ids = Array.from({ length: 20 }, () => randomUUID());
    const answers = await Promise.all(ids.map((id) => send(desk, id)));
    expect(new Set(answers)).toEqual(new Set(['200 OK']));
    // All that the desk sends at a time is now held up.
    await mailbox.wasOffered(16);
    mailbox.behave('accept');
    await mailbox.hasReceived(ids.length);
    const mailed = mailbox.messages.map(({ messageId }) => messageId);
    expect(mailed.toSorted()).toEqual(ids.map(messageIdOf).toSorted());
  },
);

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

test(
  'a line that drops after the text is mailed again under the same Message-ID',
  patience,
  async () => {
    const clock = await openClock();
    const mailbox = await openMailbox('drop-after-data');
    const desk = await openDesk({ env: { ...mailSettings(mailbox), ...clock.env } });
    await send(desk);
    await desk.hasPrinted(/"state":"stored".*"attempts":1/);
    mailbox.behave('accept');
    await clock.pass(firstWaitMs);
    await mailbox.hasReceived(2);
    expect(mailbox.messages.map(({ messageId }) => messageId)).toEqual([
      messageIdOf(sampleId),
      messageIdOf(sampleId),
    ]);
    await vi.waitFor(
      async () => expect(await listed(desk)).toMatchObject([{ state: 'sent', attempts: 2 }]),
      patience,
    );
  },
);
