import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CallCounts } from './call-counts.ts';
import { refusals } from './refusals.ts';

/** What one connection may cost, whoever it is. Bodies and their parts have their limits in the contract. */
export const connectionLimits = {
  maxHeaderBytes: 16 * 1024,
  /** A whole request, headers and body, must have come within this time. */
  requestTimeoutMs: 30_000,
  /** How often the server looks for requests that are late. */
  lookEveryMs: 5_000,
  /** The body of a call must have come within this time; shorter than the above, so that the call can be answered. */
  bodyTimeoutMs: 25_000,
} as const;

const windowMs = 10 * 60 * 1_000;

export type CallLimits = {
  /** Counts a call for the address it comes from and says which one it is; throws RefusedCall when it is one too many. */
  countCall: (request: FastifyRequest) => Promise<number>;
  /** Counts an enquiry that will be kept, of all addresses together; throws RefusedCall when it is one too many. */
  countEnquiry: (request: FastifyRequest) => Promise<void>;
};

/**
 * The limits on calls, in ten minutes. An address of IPv6 counts with its whole network, as one customer has that to himself.
 * The limit on enquiries of all together counts those alone that would be kept: no single address can use it up for others.
 */
export async function limitCalls(
  app: FastifyInstance,
  { callsPerAddress, enquiriesOverall }: { callsPerAddress: number; enquiriesOverall: number },
): Promise<CallLimits> {
  const store = class extends CallCounts {
    constructor() {
      super(() => performance.now());
    }
  };
  await app.register(rateLimit, { global: false, store });
  const ofAddress = app.createRateLimit({ max: callsPerAddress, timeWindow: windowMs });
  const ofAll = app.createRateLimit({
    max: enquiriesOverall,
    timeWindow: windowMs,
    keyGenerator: () => 'all',
  });
  return {
    countCall: async (request) => {
      const counted = await ofAddress(request);
      if (counted.isAllowed) return 0;
      if (counted.isExceeded) throw refusals.tooManyCalls(counted.ttlInSeconds);
      return counted.max - counted.remaining;
    },
    countEnquiry: async (request) => {
      const counted = await ofAll(request);
      if (!counted.isAllowed && counted.isExceeded) {
        throw refusals.tooManyEnquiries(counted.ttlInSeconds);
      }
    },
  };
}
