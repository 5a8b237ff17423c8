import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { DeskProcess } from '../desk-process.ts';
import { listed, send, until } from '../fault-scene.ts';
import { idsIn, openScene, type Trial } from './trial.ts';

type Scene = Awaited<ReturnType<typeof openScene>>;
/** What is done before the enquiries come, and once all have. */
type Course = (
  scene: Scene,
) => Promise<(desk: DeskProcess) => Promise<unknown>> | ((desk: DeskProcess) => Promise<unknown>);

const firstWaitMs = 5_000;
const atOnce = 16;

/** A mail server that does not do what it should keeps no visitor waiting. */
export const mailTrials: Readonly<Record<string, Trial>> = {
  'a mail server that hangs': through(({ mailbox }) => {
    mailbox.behave('hold');
    return async () => {
      // All that the desk sends at a time is now held up.
      await mailbox.wasOffered(atOnce);
      mailbox.behave('accept');
    };
  }),
  'a mail server that is down': through(async ({ mailbox, clock }) => {
    await mailbox.goDown();
    return async (desk) => {
      await desk.hasPrinted(/"cause":"no answer from the mail server \(ECONNREFUSED\)"/);
      await mailbox.comeBack();
      await clock.pass(firstWaitMs);
    };
  }),
  'a mail server that says "not now"': through(({ mailbox, clock }) => {
    mailbox.behave('refuse-for-now');
    return async (desk) => {
      await desk.hasPrinted(/"state":"stored".*"attempts":1/);
      mailbox.behave('accept');
      await clock.pass(firstWaitMs);
    };
  }),
  'a mail server that takes the text and cuts the line': through(({ mailbox, clock }) => {
    mailbox.behave('drop-after-data');
    return async (desk) => {
      await desk.hasPrinted(/"state":"stored".*"attempts":1/);
      mailbox.behave('accept');
      await clock.pass(firstWaitMs);
    };
  }),
  'a mail server that refuses for good; staff have all mailed again': through(({ mailbox }) => {
    mailbox.behave('refuse-for-good');
    return (desk) => resendAll(desk, 'failed', mailbox);
  }),
  'a mail server that says OK and throws away; staff have all mailed again': through(
    ({ mailbox }) => {
      mailbox.behave('lie');
      return (desk) => resendAll(desk, 'sent', mailbox);
    },
  ),
};

function through(course: Course): Trial {
  return async (count) => {
    const scene = await openScene();
    const mend = await course(scene);
    const desk = await scene.open();
    const ids = Array.from({ length: Math.max(count, atOnce) }, () => randomUUID());
    const answers = await Promise.all(ids.map((id) => send(desk, id)));
    expect(new Set(answers)).toEqual(new Set(['200 OK']));
    await mend(desk);
    return scene.judge(desk, ids);
  };
}

async function resendAll(desk: DeskProcess, state: string, { behave }: Scene['mailbox']) {
  await until(async () => (await listed(desk)).every((enquiry) => enquiry.state === state));
  behave('accept');
  await desk.enquiries('resend', ...(await idsIn(desk)));
}
