import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import { emailjsPaths } from '../../../contract/emailjs.ts';
import { atEnd } from '../at-end.ts';
import { type DeskOptions, type DeskProcess, startDesk } from './desk-process.ts';
import { type LeapingClock, startLeapingClock } from './leaping-clock.ts';
import { type Mailbox, type MailboxBehaviour, startMailbox } from './mailbox.ts';
import { formOf, sampleId, sampleParameters } from './sample-enquiry.ts';
import { noLimits } from './settings-for-tests.ts';

/** For tests that start a real desk: long enough for a slow machine, never waited for in vain. */
export const patience = { timeout: 30_000 };

/** What a visitor hears whose enquiry could not be kept. */
export const notKept = '503 The enquiry could not be kept and was not sent. Try again in a minute';

/** A real desk without a site and without limits; it goes when the test ends. */
export async function openDesk(options: DeskOptions = {}): Promise<DeskProcess> {
  const desk = await startDesk({ ...options, env: { ...noLimits, ...options.env } });
  atEnd(desk.discard);
  return desk;
}

/** A mail server; it goes when the test ends. */
export async function openMailbox(behaviour?: MailboxBehaviour): Promise<Mailbox> {
  const mailbox = await startMailbox(behaviour);
  atEnd(mailbox.close);
  return mailbox;
}

/** A clock to move; it goes when the test ends. */
export async function openClock(): Promise<LeapingClock> {
  const clock = await startLeapingClock();
  atEnd(clock.discard);
  return clock;
}

/** Posts the sample as the form does and says what it was answered, such as "200 OK". */
export async function send(desk: Pick<DeskProcess, 'url'>, id = sampleId): Promise<string> {
  const body = formOf({ ...sampleParameters, enquiry_id: id });
  const response = await fetch(`${desk.url}${emailjsPaths.sendForm}`, { method: 'POST', body });
  return `${response.status} ${await response.text()}`;
}

/** What eight visitors heard so far: the ids that heard "OK", and those that heard anything else. */
export type Heard = { accepted: string[]; refused: string[] };

/** Eight visitors send without a pause: once so many have heard "OK", `fault` begins, and when it is over, or the desk gone, they stop. */
export async function sendThrough<Result>(
  desk: Pick<DeskProcess, 'url'>,
  count: number,
  fault: (heard: Heard) => Promise<Result>,
): Promise<Heard & { result: Result }> {
  const heard: Heard = { accepted: [], refused: [] };
  let isOver = false;
  async function visit(): Promise<void> {
    while (!isOver) {
      const id = randomUUID();
      // A line that the desk no longer answers ends the visit; the real form would try again.
      const answer = await send(desk, id).catch(() => null);
      if (answer === null) return;
      if (answer !== '200 OK') expect(answer).toBe(notKept);
      (answer === '200 OK' ? heard.accepted : heard.refused).push(id);
    }
  }
  async function endure(): Promise<Result> {
    await until(() => heard.accepted.length >= count);
    const result = await fault(heard);
    isOver = true;
    return result;
  }
  const [result] = await Promise.all([endure(), ...Array.from({ length: 8 }, visit)]);
  return { ...heard, result };
}

/** The same until a signal ends the desk, which refuses nobody before: its exit code, and all that was accepted. */
export async function sendUntilKilled(desk: DeskProcess, signal: NodeJS.Signals, count: number) {
  const { accepted, refused, result } = await sendThrough(desk, count, () => desk.kill(signal));
  expect(refused).toEqual([]);
  return { accepted, code: result };
}

/** Looks often until it is so. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await setTimeout(5, null, { ref: false });
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
