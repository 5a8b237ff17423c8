import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import { StoreError } from './errors.ts';
import type { RelayLog } from './relay.ts';

/** Takes one log line, a JSON object with its line end. */
export type LogDestination = { write: (line: string) => void };

/**
 * Fastify's own logger, cut down: of a request it may print the method alone, because addresses, queries and client
 * addresses can be personal.
 */
export function deskLogger(
  logTo: LogDestination | false,
): NonNullable<FastifyServerOptions['logger']> {
  if (logTo === false) return false;
  return {
    base: null,
    stream: logTo,
    serializers: { req: ({ method }) => ({ method }), res: ({ statusCode }) => ({ statusCode }) },
  };
}

/** One line for each attempt to mail an enquiry, with its reference, state and cause. */
export function relayLog(log: FastifyBaseLogger): RelayLog {
  return {
    attempted: ({ reference, attempts }, { state, lastError }) => {
      const line = { enquiry: reference, state, attempts, cause: lastError ?? 'delivered' };
      if (state === 'failed') log.error(line, 'enquiry');
      else log.info(line, 'enquiry');
    },
    hourFull: () => {
      log.warn('as many enquiries are mailed as DESK_MAILS_PER_HOUR allows; those that come wait');
    },
    storeRefused: (error) => {
      log.error({ err: error instanceof StoreError ? error.cause : error }, 'store refused');
    },
  };
}
