import { onTestFinished } from 'vitest';
import type { EnquiryStore } from '../../../../../desk/store/enquiry-store.ts';
import { sampleEnquiry } from '../../sample-enquiry.ts';

/** Opens one more store on the same enquiries, as one more desk would; it closes when the test ends. */
export type OpenStore = (steadyMs?: () => number) => Promise<EnquiryStore>;
/** Room for the enquiries of one test, empty. */
export type MakePlace = () => Promise<OpenStore>;

export const now = new Date('2026-03-02T09:00:00Z');
export const leaseMs = 15_000;
export const minuteMs = 60 * 1_000;
export const hourMs = 60 * minuteMs;
export const otherId = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

export function later(ms: number): Date {
  return new Date(now.getTime() + ms);
}

/** The sample with a number in its subject, so that it is like no other; without an id. */
export function numbered(count: number) {
  return { ...sampleEnquiry, id: null, subject: `Subject ${count}` };
}

/** A store that closes when the test ends. */
export function closing(store: EnquiryStore): EnquiryStore {
  onTestFinished(store.close);
  return store;
}

/** A steady clock that a test turns. */
export function handTurnedClock() {
  let ms = 0;
  return {
    steadyMs: () => ms,
    pass: (more: number) => {
      ms += more;
    },
  };
}
