import { referenceFor } from '../../../../contract/reference.ts';
import type { DeskProcess } from '../desk-process.ts';
import { listed, openClock, openDesk, openMailbox } from '../fault-scene.ts';
import type { Mailbox } from '../mailbox.ts';
import { mailSettings } from '../settings-for-tests.ts';

/** What became of enquiries while something was broken. */
export type Verdict = {
  accepted: number;
  /** Heard "OK", and not in the store at the end, or in no mailbox. */
  lost: number;
  /** Mails of one enquiry after its first under the same Message-ID, which is allowed; and what there is twice otherwise. */
  doubled: number;
  doubledOtherwise: number;
  refused: number;
};

/** Something breaks while so many enquiries come, at least; what became of them, or why it cannot be tried here. */
export type Trial = (count: number) => Promise<Verdict | string>;

const leaseMs = 10_000;

/** Desks that mail to one mailbox, by one clock. */
export async function openScene() {
  const mailbox = await openMailbox();
  const clock = await openClock();
  const settings = { ...mailSettings(mailbox), ...clock.env };
  return {
    mailbox,
    clock,
    open: ({ env, ...options }: Parameters<typeof openDesk>[0] = {}) =>
      openDesk({ ...options, env: { ...settings, ...env } }),
    /** Waits until nothing waits to be mailed, ends the desk, and counts. */
    judge: async (desk: DeskProcess, accepted: readonly string[], refused = 0) => {
      await desk.hasMailedAll(() => clock.pass(leaseMs));
      await desk.kill();
      return verdictOn({ accepted, refused, kept: await idsIn(desk), mailbox });
    },
  };
}

/** Every enquiry that a desk has. */
export async function idsIn(desk: Pick<DeskProcess, 'enquiries'>): Promise<string[]> {
  return (await listed(desk)).map(({ id }) => id);
}

type Found = {
  accepted: readonly string[];
  refused?: number;
  kept: readonly string[];
  /** Left out where nothing was to be mailed. */
  mailbox?: Pick<Mailbox, 'messages'>;
};

/** Counts what is missing and what there is more than once. */
export function verdictOn({ accepted, refused = 0, kept, mailbox }: Found): Verdict {
  const inStore = new Set(kept);
  const mails = Map.groupBy(
    mailbox?.messages ?? [],
    ({ subject = '' }) => /WM-[\dA-Z-]+/.exec(subject)?.[0] ?? '',
  );
  const isThere = (id: string) =>
    inStore.has(id) && (mailbox === undefined || mails.has(referenceFor(id)));
  const names = [...mails.values()].map((some) => new Set(some.map(({ messageId }) => messageId)));
  const namesInAll = names.reduce((sum, { size }) => sum + size, 0);
  return {
    accepted: accepted.length,
    lost: accepted.filter((id) => !isThere(id)).length,
    doubled: (mailbox?.messages.length ?? 0) - namesInAll,
    doubledOtherwise: namesInAll - names.length + kept.length - inStore.size,
    refused,
  };
}
