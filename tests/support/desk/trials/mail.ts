import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { DeskProcess } from '../desk-process.ts';
import { type Listed, listed, send, until } from '../fault-scene.ts';
import type { Mailbox, MailboxBehaviour } from '../mailbox.ts';
import { openScene, type Trial } from './trial.ts';

const firstWaitMs = 5_000;
const atOnce = 16;

/** A mail server that does not do what it should, until the desk has felt it. */
export const mailTrials: Readonly<Record<string, Trial>> = {
  // All that the desk sends at a time is then held up.
  'a mail server that hangs': before('hold', (_desk, mailbox) => mailbox.wasOffered(atOnce)),
  'a mail server that is down': before('down', (desk) =>
    desk.hasPrinted(/"cause":"no answer from the mail server \(ECONNREFUSED\)"/),
  ),
  'a mail server that says "not now"': before('refuse-for-now', hasTried),
  'a mail server that takes the text and cuts the line': before('drop-after-data', hasTried),
  'a mail server that refuses for good; staff have all mailed again': before(
    'refuse-for-good',
    (desk) => areAll(desk, ({ state }) => state === 'failed'),
  ),
  'a mail server that says OK and throws away; staff have all mailed again': before('lie', (desk) =>
    areAll(desk, ({ state }) => state === 'sent'),
  ),
};

/** It keeps no visitor waiting, and does as it should from then on. */
function before(
  behaviour: MailboxBehaviour | 'down',
  hasFelt: (desk: DeskProcess, mailbox: Mailbox) => Promise<void>,
): Trial {
  return async (count) => {
    const scene = await openScene();
    const { mailbox, clock } = scene;
    if (behaviour === 'down') await mailbox.goDown();
    else mailbox.behave(behaviour);
    const desk = await scene.open();
    const ids = Array.from({ length: Math.max(count, atOnce) }, () => randomUUID());
    const answers = await Promise.all(ids.map((id) => send(desk, id)));
    expect(new Set(answers)).toEqual(new Set(['200 OK']));
    await hasFelt(desk, mailbox);
    if (behaviour === 'down') await mailbox.comeBack();
    mailbox.behave('accept');
    await clock.pass(firstWaitMs);
    // Nobody but staff can know that it was not so.
    if (behaviour === 'refuse-for-good' || behaviour === 'lie') {
      await desk.enquiries('resend', ...ids);
    }
    return scene.judge(desk, ids);
  };
}

function hasTried(desk: DeskProcess): Promise<void> {
  return areAll(desk, ({ state, attempts }) => state === 'stored' && attempts > 0);
}

function areAll(desk: DeskProcess, isSo: (enquiry: Listed) => boolean): Promise<void> {
  return until(async () => (await listed(desk)).every(isSo));
}
