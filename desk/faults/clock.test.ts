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
import { mailSettings } from '../../tests/support/desk/settings-for-tests.ts';

const yearMs = 365 * 24 * 60 * 60 * 1_000;

test('a clock put back a year does not make an enquiry wait a year', patience, async () => {
  const clock = await openClock();
  const mailbox = await openMailbox('refuse-for-now');
  const desk = await openDesk({ env: { ...mailSettings(mailbox), ...clock.env } });
  await send(desk);
  await desk.hasPrinted(/"state":"stored".*"attempts":1/);
  mailbox.behave('accept');
  await clock.leap(-yearMs);
  await mailbox.hasReceived(1);
});

test(
  'a clock put back a year does not count the mails of that year as those of the last hour',
  patience,
  async () => {
    const clock = await openClock();
    const mailbox = await openMailbox();
    const budget = { DESK_MAILS_PER_HOUR: '1' };
    const desk = await openDesk({ env: { ...mailSettings(mailbox), ...clock.env, ...budget } });
    await send(desk);
    await desk.hasPrinted(/"state":"sent"/);
    await clock.leap(-yearMs);
    await send(desk, randomUUID());
    await mailbox.hasReceived(2);
  },
);

test.each([
  ['ahead', yearMs],
  ['back', -yearMs],
])(
  'a clock that leaps a year %s in the middle of an attempt has it mailed once',
  patience,
  async (_way, ms) => {
    const clock = await openClock();
    const mailbox = await openMailbox('hold');
    const env = { ...mailSettings(mailbox), ...clock.env };
    const desk = await openDesk({ env });
    const other = await openDesk({ env, dataFolder: desk.dataFolder });
    await send(desk);
    await mailbox.wasOffered(1);
    await clock.leap(ms);
    // The other desk looks for what is due, now that it has something to mail itself.
    expect(await send(other, randomUUID())).toBe('200 OK');
    await mailbox.wasOffered(2);
    mailbox.behave('accept');
    expect(await Promise.all([desk.kill(), other.kill()])).toEqual([0, 0]);
    expect(mailbox.messages).toHaveLength(2);
  },
);

test('a start with a clock that is years ahead erases nothing', patience, async () => {
  const clock = await openClock();
  const mailbox = await openMailbox();
  const first = await openDesk();
  await send(first);
  await first.kill();
  await clock.leap(10 * yearMs);
  const env = { ...mailSettings(mailbox), ...clock.env };
  const second = await openDesk({ env, dataFolder: first.dataFolder });
  await mailbox.hasReceived(1);
  await second.kill();
  expect(await listed(second)).toMatchObject([{ id: sampleId, state: 'sent' }]);
});
