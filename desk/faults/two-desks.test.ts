import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import {
  listed,
  openClock,
  openDesk,
  openMailbox,
  patience,
  send,
} from '../../tests/support/desk/fault-scene.ts';
import { mailSettings, messageIdOf } from '../../tests/support/desk/settings-for-tests.ts';
import { temporaryFolder } from '../../tests/support/desk/test-desk.ts';

const leaseMs = 10_000;

test(
  'two desks on one database keep and mail each enquiry once, also one that both are sent',
  patience,
  async () => {
    const mailbox = await openMailbox();
    const env = mailSettings(mailbox);
    const one = await openDesk({ env });
    const other = await openDesk({ env, dataFolder: one.dataFolder });
    const ids = Array.from({ length: 40 }, () => randomUUID());
    const answers = await Promise.all(ids.flatMap((id) => [send(one, id), send(other, id)]));
    expect(new Set(answers)).toEqual(new Set(['200 OK']));
    await mailbox.hasReceived(ids.length);
    expect(await Promise.all([one.kill(), other.kill()])).toEqual([0, 0]);
    const mailed = mailbox.messages.map(({ messageId }) => messageId);
    expect(mailed.toSorted()).toEqual(ids.map(messageIdOf).toSorted());
    expect(await listed(one)).toHaveLength(ids.length);
  },
);

test(
  'of two desks the one that lives mails what the killed one had in hand',
  patience,
  async () => {
    const clock = await openClock();
    const mailbox = await openMailbox('hold');
    const env = { ...mailSettings(mailbox), ...clock.env };
    const one = await openDesk({ env });
    const id = randomUUID();
    await send(one, id);
    await mailbox.wasOffered(1);
    const other = await openDesk({ env, dataFolder: one.dataFolder });
    await one.kill('SIGKILL');
    await mailbox.goDown();
    mailbox.behave('accept');
    await mailbox.comeBack();
    // Once this one is mailed, the other desk has looked and seen the claim of the dead one.
    await send(other, randomUUID());
    await mailbox.hasReceived(1);
    await clock.pass(leaseMs);
    await mailbox.hasReceived(2);
    expect(mailbox.messages[1]?.messageId).toBe(messageIdOf(id));
  },
);

test('desks that start on the same empty folder at once share one database', patience, async () => {
  const dataFolder = await temporaryFolder();
  await Promise.all([1, 2, 3].map(() => openDesk({ dataFolder })));
  const names = await readdir(dataFolder);
  expect(names.filter((name) => name.endsWith('.new'))).toEqual([]);
});
