import type { SMTPServerOptions } from 'smtp-server';
import { expect, test } from 'vitest';
import { refusal } from '../../tests/support/desk/mailbox.ts';
import { openRelayScene, received } from '../../tests/support/desk/relay-scene.ts';
import { sampleId } from '../../tests/support/desk/sample-enquiry.ts';

const [one, other] = ['One@Waymark.example', 'other@waymark.example'];
const secondMs = 1_000;

/** A mail server that refuses the second of two recipients with a code, while there is one. */
async function open() {
  const says: { code: number | null } = { code: 452 };
  const onRcptTo: SMTPServerOptions['onRcptTo'] = ({ address }, _session, answer) =>
    answer(address === other && says.code !== null ? refusal(says.code, 'Not now') : null);
  const scene = await openRelayScene('accept', {
    to: [one, other],
    mailServer: { disabledCommands: ['AUTH', 'STARTTLS'], onRcptTo },
  });
  return { ...scene, says, relay: scene.relayOn(scene.store) };
}

test.each([452, 550])(
  'a recipient that the mail server refused with %i gets it later, and the other does not get it twice',
  async (code) => {
    const { mailbox, store, clock, says, relay, state } = await open();
    says.code = code;
    await relay.runDue();
    expect(mailbox.recipients).toEqual([['One@waymark.example']]);
    expect(await state()).toMatchObject({
      state: 'stored',
      deliveredTo: [one],
      sentAt: received,
      lastError: `1 of 2 recipients have it; for the rest: the mail server answered ${code} to RCPT TO`,
    });
    clock.pass(5 * secondMs);
    await relay.runDue();
    expect(mailbox.messages).toHaveLength(1);
    says.code = null;
    clock.pass(10 * secondMs);
    await relay.runDue();
    expect(mailbox.recipients.slice(1)).toEqual([[other]]);
    const ids = mailbox.messages.map(({ messageId }) => messageId);
    expect(ids).toEqual([`<${sampleId}@waymark.example>`, `<${sampleId}@waymark.example>`]);
    expect(await state()).toMatchObject({ state: 'sent', lastError: null, attempts: 3 });
    expect(await store.countSentSince(clock.now())).toBe(1);
  },
);

test('a mail that one recipient has is told and noted once, however often the relay looks', async () => {
  const { mailbox, clock, says, relay, told, state } = await open();
  await relay.runDue();
  await relay.runDue();
  await relay.runDue();
  expect(told).toEqual(['stored']);
  says.code = null;
  mailbox.behave('hold');
  clock.pass(5 * secondMs);
  relay.wake();
  await mailbox.wasOffered(2);
  relay.wake();
  expect(await state()).toMatchObject({ state: 'sending' });
  mailbox.behave('accept');
  await relay.runDue();
  expect(told).toEqual(['stored', 'sent']);
});

test('both recipients stand in both mails, so that each can answer the other', async () => {
  const { mailbox, clock, says, relay } = await open();
  await relay.runDue();
  says.code = null;
  clock.pass(5 * secondMs);
  await relay.runDue();
  for (const { to } of mailbox.messages) {
    expect([to ?? []].flat().map(({ text }) => text)).toEqual([
      'One@waymark.example, other@waymark.example',
    ]);
  }
});

test('who asks for another mail gets it to both', async () => {
  const { mailbox, store, clock, says, relay } = await open();
  await relay.runDue();
  says.code = null;
  clock.pass(5 * secondMs);
  await relay.runDue();
  await store.resend(sampleId, clock.now());
  await relay.runDue();
  expect(mailbox.recipients.at(-1)).toEqual(['One@waymark.example', other]);
});

test('when the settings name nobody else any more, nothing is sent again', async () => {
  const { mailbox, store, clock, relay, send, relayOn, state } = await open();
  await relay.runDue();
  clock.pass(5 * secondMs);
  const asToOne = relayOn(store, {
    sending: (enquiry) => send({ ...enquiry, deliveredTo: [one, other] }),
  });
  await asToOne.runDue();
  expect(mailbox.messages).toHaveLength(1);
  expect(await state()).toMatchObject({ state: 'sent' });
});
