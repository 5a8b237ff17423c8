import { referenceFor } from '../../../../../contract/reference.ts';
import type { EnquiryStore } from '../../../../../desk/store/enquiry-store.ts';
import { type Ended, runCommand } from '../../command-line.ts';
import { sampleEnquiry, sampleId } from '../../sample-enquiry.ts';
import { leaseMs } from '../store/setting.ts';

/** Where the enquiries of one test are: open here, as a desk has them, and named by settings for the command line. */
export type MakeKept = () => Promise<{
  store: EnquiryStore;
  settings: Readonly<Record<string, string>>;
}>;

export type Scene = {
  store: EnquiryStore;
  /** Carries out one command at `today`. */
  run: (...words: string[]) => Promise<Ended>;
};

export const failedId = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
export const spamId = '11111111-2222-4333-8444-555555555555';
export const waiting = referenceFor(sampleId);
export const failed = referenceFor(failedId);
export const spam = referenceFor(spamId);

export const received = {
  failed: new Date('2026-11-01T00:00:00Z'),
  spam: new Date('2026-11-15T12:00:00Z'),
  waiting: new Date('2026-11-30T23:59:59.999Z'),
};

/** When the commands are given: long after all of it came. */
export const today = new Date('2026-12-24T10:00:00Z');

/** One enquiry that failed, one in quarantine and one that waits, received in this order. */
export async function sceneIn(makeKept: MakeKept): Promise<Scene> {
  const { store, settings } = await makeKept();
  await store.add({ ...sampleEnquiry, id: failedId, subject: 'One' }, { now: received.failed });
  await store.claimDue({ owner: 'one', now: received.failed, leaseMs, limit: 1 });
  const outcome = { state: 'failed', lastError: '550' } as const;
  await store.recordOutcome({ id: failedId, resends: 0 }, 'one', outcome);
  await store.add(
    { ...sampleEnquiry, id: spamId, subject: 'Two' },
    { now: received.spam, spamScore: 9, isQuarantined: true },
  );
  await store.add(sampleEnquiry, { now: received.waiting });
  return { store, run: (...words) => runCommand(words, settings, { now: today }) };
}

/** The references that list shows. */
export async function listed(run: Scene['run'], ...words: string[]): Promise<unknown[]> {
  const found: { reference: string }[] = JSON.parse((await run('list', '--json', ...words)).stdout);
  return found.map(({ reference }) => reference);
}
