import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { acceptedText, emailjsPaths, sendTimeoutMs } from '../../../../contract/emailjs.ts';
import { formOf, sampleParameters } from '../sample-enquiry.ts';
import type { Door } from './life.ts';

/** One enquiry of a storm. Its subject carries the mark, by which its mail is known whatever Message-ID that has. */
export type Visit = { id: string; mark: string };

export type Visitors = {
  /** Enquiries that were answered OK, oldest first. */
  accepted: readonly Visit[];
  /** Requests made, those that got no answer included. */
  requests: () => number;
  /** Answers that were not OK. */
  refusals: readonly string[];
  /** Resolves once that many enquiries have been accepted. */
  haveAccepted: (count: number) => Promise<void>;
  /** Resolves when the next request is made. */
  nextAsking: () => Promise<unknown>;
  /** Resolves when the next enquiry has been answered OK. */
  nextAccepted: () => Promise<unknown>;
};

/**
 * People who send `total` enquiries between them, each as the form does: under one id of its own until it is answered,
 * however often the desk is killed meanwhile.
 */
export function sendVisitors(
  door: Door,
  { count, total }: { count: number; total: number },
): Visitors {
  const accepted: Visit[] = [];
  const refusals: string[] = [];
  const events = new EventEmitter();
  let requestCount = 0;
  let begun = 0;

  async function visit(): Promise<void> {
    while (begun < total) {
      begun += 1;
      const one = { id: randomUUID(), mark: `Storm ${begun}` };
      while (!(await isAccepted(one)));
      accepted.push(one);
      events.emit('accepted');
    }
  }

  async function isAccepted({ id, mark }: Visit): Promise<boolean> {
    const url = await door.address();
    requestCount += 1;
    events.emit('asking');
    try {
      const response = await fetch(`${url}${emailjsPaths.sendForm}`, {
        method: 'POST',
        body: formOf({ ...sampleParameters, enquiry_id: id, subject: mark, message: mark }),
        signal: AbortSignal.timeout(sendTimeoutMs),
      });
      const answer = `${response.status} ${await response.text()}`;
      if (answer === `200 ${acceptedText}`) return true;
      refusals.push(answer);
    } catch {
      // Killed under our hands: whether the enquiry was kept is what the same id will tell.
    }
    return false;
  }

  for (let number = 0; number < count; number += 1) void visit();
  return {
    accepted,
    requests: () => requestCount,
    refusals,
    haveAccepted: async (wanted) => {
      while (accepted.length < wanted) await once(events, 'accepted');
    },
    nextAsking: () => once(events, 'asking'),
    nextAccepted: () => once(events, 'accepted'),
  };
}
