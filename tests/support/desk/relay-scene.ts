import type { SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { connectMailServer } from '../../../desk/mail/mail-server.ts';
import { type Clock, Relay } from '../../../desk/mail/relay.ts';
import type { EnquiryStore } from '../../../desk/store/enquiry-store.ts';
import { openSqliteStore } from '../../../desk/store/sqlite/store.ts';
import { type MailboxBehaviour, startMailbox } from './mailbox.ts';
import { sampleEnquiry } from './sample-enquiry.ts';
import { temporaryFolder } from './test-desk.ts';

export const received = new Date('2026-03-02T09:00:00Z');

/** A clock that stands still until a test moves it; what should happen again and again happens when the test says so. */
export function stillClock(): Clock & {
  pass: (ms: number) => void;
  ring: (everyMs: number) => void;
} {
  let time = received.getTime();
  const alarms = new Set<{ ms: number; work: () => void }>();
  return {
    now: () => new Date(time),
    every: (ms, work) => {
      const alarm = { ms, work };
      alarms.add(alarm);
      return () => alarms.delete(alarm);
    },
    pass: (ms) => {
      time += ms;
    },
    ring: (everyMs) => {
      for (const { ms, work } of [...alarms]) if (ms === everyMs) work();
    },
  };
}

type RelayOptions = {
  sending?: ReturnType<typeof connectMailServer>;
  mailsPerHour?: number;
  mailsAtOnce?: number;
};

/** A store with the sample in it, a mail server, and relays between them as a test asks for them; all go when it ends. */
export async function openRelayScene(
  behaviour: MailboxBehaviour = 'accept',
  {
    to = ['staff@waymark.example'],
    mailServer,
  }: { to?: string[]; mailServer?: SMTPServerOptions } = {},
) {
  const mailbox = await startMailbox(behaviour, mailServer);
  const folder = await temporaryFolder();
  const store = openSqliteStore(folder);
  onTestFinished(async () => {
    await mailbox.close();
    await store.close();
  });
  const clock = stillClock();
  const send = connectMailServer(mailbox.url, {
    siteName: 'Waymark',
    from: 'desk@waymark.example',
    to,
  });
  const problems: unknown[] = [];
  const told: string[] = [];
  const relayOn = (
    anyStore: EnquiryStore,
    { sending = send, mailsPerHour = 1_000, mailsAtOnce = 4 }: RelayOptions = {},
  ) =>
    new Relay({
      store: anyStore,
      send: sending,
      clock,
      mailsPerHour,
      mailsAtOnce,
      log: {
        attempted: (_enquiry, outcome) => told.push(outcome.state),
        hourFull: () => {},
        storeRefused: (error) => problems.push(error),
      },
    });
  await store.add(sampleEnquiry, { now: received });
  const state = async () => (await store.list())[0];
  return { mailbox, folder, store, clock, send, problems, told, relayOn, state };
}
