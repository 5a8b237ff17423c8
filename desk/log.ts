import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import { faultOf } from './fault.ts';
import type { RelayLog } from './mail/relay.ts';

/** Takes one log line, a JSON object with its line end. */
export type LogDestination = { write: (line: string) => void };

/**
 * Fastify's own logger, cut down: of a request it may print the method alone, because addresses, queries and client
 * addresses can be personal, and of an error everything but its words.
 */
export function deskLogger(
  logTo: LogDestination | false,
): NonNullable<FastifyServerOptions['logger']> {
  if (logTo === false) return false;
  return {
    base: null,
    stream: logTo,
    serializers: {
      req: ({ method }) => ({ method }),
      res: ({ statusCode }) => ({ statusCode }),
      err: faultOf,
    },
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
      log.error({ err: error }, 'store refused');
    },
  };
}
