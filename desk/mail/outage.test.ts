import { connect, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openRelayScene, received } from '../../tests/support/desk/relay-scene.ts';
import { sampleEnquiry } from '../../tests/support/desk/sample-enquiry.ts';
import { listenOnLoopback } from '../../tests/support/loopback.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import { connectMailServer } from './mail-server.ts';

const minuteMs = 60 * 1_000;

async function addNumbered(store: EnquiryStore, from: number, to: number): Promise<void> {
  for (let count = from; count < to; count += 1) {
    await store.add({ ...sampleEnquiry, id: null, subject: `Subject ${count}` }, { now: received });
  }
}

test('once a mail goes out after an outage, those that waited follow at once', async () => {
  const { mailbox, store, clock, relayOn } = await openRelayScene();
  await addNumbered(store, 0, 9);
  const relay = relayOn(store, { mailsAtOnce: 3 });
  await mailbox.goDown();
  for (let attempt = 0; attempt < 12; attempt += 1) {
    await relay.runDue();
    clock.pass(60 * minuteMs);
  }
  await relay.runDue();
  await mailbox.comeBack();
  await addNumbered(store, 9, 10);
  await relay.runDue();
  expect(mailbox.messages).toHaveLength(11);
});

test('what the mail server will not take now is not hurried by others that it takes', async () => {
  const { mailbox, store, relayOn } = await openRelayScene('refuse-for-now');
  const relay = relayOn(store);
  await relay.runDue();
  mailbox.behave('accept');
  await addNumbered(store, 0, 5);
  await relay.runDue();
  expect(mailbox.messages).toHaveLength(5);
});

test('a mail server that allows three connections never has four, however slowly it closes them', async () => {
  const { mailbox, store, relayOn } = await openRelayScene();
  const slow = await slowToClose(Number(new URL(mailbox.url).port));
  const sending = connectMailServer(slow.url, {
    siteName: 'Waymark',
    from: 'desk@waymark.example',
    to: ['staff@waymark.example'],
  });
  await addNumbered(store, 0, 12);
  await relayOn(store, { sending, mailsAtOnce: 3 }).runDue();
  expect(mailbox.messages).toHaveLength(13);
  expect(slow.mostOpen()).toBe(3);
});

/** Stands before a mail server, and takes its time to close a line that the other side has ended. */
async function slowToClose(port: number) {
  const slownessMs = 20;
  let open = 0;
  let most = 0;
  const server = createServer({ allowHalfOpen: true }, (line) => {
    open += 1;
    most = Math.max(most, open);
    const behind = connect(port, '127.0.0.1');
    behind.pipe(line, { end: false });
    line.pipe(behind);
    line.on('end', () => setTimeout(() => line.end(), slownessMs));
    line.on('close', () => {
      open -= 1;
    });
  });
  onTestFinished(() => void server.close());
  return { url: `smtp://127.0.0.1:${await listenOnLoopback(server)}`, mostOpen: () => most };
}

const unansweredAfterMs = 30_000;

test('mails that stay unanswered leave room for others, up to as many again', async () => {
  const { mailbox, store, clock, relayOn } = await openRelayScene('hold');
  let looks = 0;
  const countSentSince: EnquiryStore['countSentSince'] = (moment) => {
    looks += 1;
    return store.countSentSince(moment);
  };
  await addNumbered(store, 0, 9);
  const relay = relayOn({ ...store, countSentSince }, { mailsAtOnce: 3 });
  relay.wake();
  await mailbox.wasOffered(3);
  clock.ring(unansweredAfterMs);
  await mailbox.wasOffered(6);
  const looksBefore = looks;
  clock.ring(unansweredAfterMs);
  relay.wake();
  expect(looks).toBe(looksBefore);
  mailbox.behave('accept');
  await relay.runDue();
  expect(mailbox.messages).toHaveLength(10);
});

test('three mails that stay unanswered do not keep the next from going out', async () => {
  const { mailbox, store, clock, relayOn } = await openRelayScene();
  mailbox.behave(({ subject = '' }) => (/held/.test(subject) ? 'hold' : 'accept'));
  const relay = relayOn(store, { mailsAtOnce: 3 });
  await relay.runDue();
  for (let count = 0; count < 3; count += 1) {
    await store.add({ ...sampleEnquiry, id: null, subject: `held ${count}` }, { now: received });
  }
  relay.wake();
  await mailbox.wasOffered(4);
  await addNumbered(store, 0, 5);
  clock.ring(unansweredAfterMs);
  await mailbox.hasReceived(6);
  mailbox.behave('accept');
  await relay.runDue();
  expect(mailbox.messages).toHaveLength(9);
});
