import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  openClock,
  openDesk,
  openMailbox,
  patience,
  send,
} from '../../tests/support/desk/fault-scene.ts';
import { sampleId } from '../../tests/support/desk/sample-enquiry.ts';
import { mailSettings, messageIdOf } from '../../tests/support/desk/settings-for-tests.ts';
import { runStorm } from '../../tests/support/desk/storm/storm.ts';
import { temporaryFolder } from '../../tests/support/desk/test-desk.ts';

const leaseMs = 10_000;

test('killed again and again under load, the desk loses nothing and doubles only what it was mailing', {
  timeout: 60_000,
}, async () => {
  const clock = await openClock();
  const report = await runStorm({
    kills: 4,
    enquiries: 200,
    seed: 1,
    dataFolder: await temporaryFolder(),
    env: clock.env,
    hurry: () => clock.pass(leaseMs),
  });
  expect(report).toMatchObject({ accepted: 200, stored: 200, mailed: 200, lost: [], refusals: [] });
  for (const { hasSameMessageId, killedAfterMs } of report.doublings) {
    expect(hasSameMessageId).toBe(true);
    expect(killedAfterMs).not.toBeNull();
  }
});

test(
  'killed between OK and delivery, it delivers once after the next start',
  patience,
  async () => {
    const mailbox = await openMailbox();
    const first = await openDesk();
    expect(await send(first)).toBe('200 OK');
    expect(await first.kill('SIGKILL')).toBeNull();
    const second = await openDesk({ env: mailSettings(mailbox), dataFolder: first.dataFolder });
    await mailbox.hasReceived(1);
    expect(await second.kill()).toBe(0);
    expect(mailbox.messages.map(({ messageId }) => messageId)).toEqual([messageIdOf(sampleId)]);
  },
);

test(
  'killed in the middle of an attempt, it delivers under the same Message-ID once its claim has fallen free',
  patience,
  async () => {
    const clock = await openClock();
    const mailbox = await openMailbox('hold');
    const env = { ...mailSettings(mailbox), ...clock.env };
    const first = await openDesk({ env });
    expect(await send(first)).toBe('200 OK');
    await mailbox.wasOffered(1);
    await first.kill('SIGKILL');
    await mailbox.goDown();
    mailbox.behave('accept');
    await mailbox.comeBack();
    const second = await openDesk({ env, dataFolder: first.dataFolder });
    // Once this one is mailed, the desk has looked and seen the claim of the dead one.
    const other = randomUUID();
    await send(second, other);
    await mailbox.hasReceived(1);
    expect(mailbox.messages[0]?.messageId).toBe(messageIdOf(other));
    await clock.pass(leaseMs);
    await mailbox.hasReceived(2);
    expect(mailbox.messages[1]?.messageId).toBe(messageIdOf(sampleId));
  },
);
