import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { emailjsPaths } from '../../../contract/emailjs.ts';
import { type DeskOptions, type DeskProcess, startDesk } from './desk-process.ts';
import { type LeapingClock, startLeapingClock } from './leaping-clock.ts';
import { type Mailbox, type MailboxBehaviour, startMailbox } from './mailbox.ts';
import { formOf, sampleId, sampleParameters } from './sample-enquiry.ts';
import { noLimits } from './settings-for-tests.ts';

/** For tests that start a real desk: long enough for a slow machine, never waited for in vain. */
export const patience = { timeout: 30_000 };

/** A real desk without a site and without limits; it goes when the test ends. */
export async function openDesk(options: DeskOptions = {}): Promise<DeskProcess> {
  const desk = await startDesk({ ...options, env: { ...noLimits, ...options.env } });
  onTestFinished(desk.discard);
  return desk;
}

/** A mail server; it goes when the test ends. */
export async function openMailbox(behaviour?: MailboxBehaviour): Promise<Mailbox> {
  const mailbox = await startMailbox(behaviour);
  onTestFinished(mailbox.close);
  return mailbox;
}

/** A clock to move; it goes when the test ends. */
export async function openClock(): Promise<LeapingClock> {
  const clock = await startLeapingClock();
  onTestFinished(clock.discard);
  return clock;
}

/** Posts the sample as the form does and says what it was answered, such as "200 OK". */
export async function send(desk: Pick<DeskProcess, 'url'>, id = sampleId): Promise<string> {
  const body = formOf({ ...sampleParameters, enquiry_id: id });
  const response = await fetch(`${desk.url}${emailjsPaths.sendForm}`, { method: 'POST', body });
  return `${response.status} ${await response.text()}`;
}

/** Eight visitors send until a signal, after so many accepted enquiries, ends the desk: its exit code, and all that was accepted. */
export async function sendUntilKilled(desk: DeskProcess, signal: NodeJS.Signals, count: number) {
  const accepted: string[] = [];
  let ended: Promise<number | null> | undefined;
  async function visit(): Promise<void> {
    for (;;) {
      const id = randomUUID();
      // A line that the desk no longer answers ends the visit; the real form would try again.
      const answer = await send(desk, id).catch(() => null);
      if (answer === null) return;
      expect(answer).toBe('200 OK');
      if (accepted.push(id) === count) ended = desk.kill(signal);
    }
  }
  await Promise.all(Array.from({ length: 8 }, visit));
  return { accepted, code: await ended };
}

/** The database of a desk on SQLite, or the file beside it that ends so, such as "-wal". */
export function databaseFile({ dataFolder }: Pick<DeskProcess, 'dataFolder'>, end = ''): string {
  return path.join(dataFolder, `enquiries.sqlite${end}`);
}

/** The status of a page of the desk. */
export async function pageStatus({ url }: Pick<DeskProcess, 'url'>, page: string): Promise<number> {
  return (await fetch(`${url}${page}`)).status;
}

export type Listed = { id: string; state: string; attempts: number; lastError: string | null };

/** What staff see of every enquiry, newest first. */
export async function listed(desk: Pick<DeskProcess, 'enquiries'>): Promise<Listed[]> {
  return JSON.parse(await desk.enquiries('list', '--json'));
}
