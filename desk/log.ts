import type { Writable } from 'node:stream';
import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import type { AttemptOutcome, StoredEnquiry } from './enquiry.ts';
import { codeOf, textIn } from './errors.ts';
import type { Agreement } from './journal/witness.ts';

/** Takes one log line, a JSON object with its line end. */
type LogDestination = { write: (line: string) => void };

/**
 * Fastify's own logger, cut down: of a request it may print the method alone, because addresses, queries and client
 * addresses can be personal, and of an error everything but its words.
 */
export function deskLogger(logTo: LogDestination): NonNullable<FastifyServerOptions['logger']> {
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

const hourMs = 60 * 60 * 1_000;
const sameRefusalMs = 10 * 60 * 1_000;

type Clocks = {
  now: () => Date;
  /** Milliseconds of a clock that never leaps; only differences count. */
  steadyMs?: () => number;
};

/**
 * What operators hear of one enquiry, of a full hour, and of a store that would not answer. No personal text.
 * One line for each attempt to mail an enquiry, with its reference, state and cause: a warning when attempts have failed for an
 * hour, an error when they have for a day, or when the enquiry or one of its recipients is given up. A store that refuses every
 * second is told once in ten minutes.
 */
export function relayLog(
  log: FastifyBaseLogger,
  { now, steadyMs = () => performance.now() }: Clocks,
) {
  let refused = { code: '', atMs: -sameRefusalMs };
  return {
    attempted: (enquiry: StoredEnquiry, { state, lastError }: AttemptOutcome) => {
      const { reference, attempts, firstAttemptAt } = enquiry;
      const line = { enquiry: reference, state, attempts, cause: lastError ?? 'delivered' };
      const waitedMs = now().getTime() - (firstAttemptAt ?? now()).getTime();
      const isGivenUp = state === 'failed' || (state === 'sent' && lastError !== null);
      if (isGivenUp || (state !== 'sent' && waitedMs >= 24 * hourMs)) log.error(line, 'enquiry');
      else if (state !== 'sent' && waitedMs >= hourMs) log.warn(line, 'enquiry');
      else log.info(line, 'enquiry');
    },
    /** As many mails have gone out as an hour may have; told once, until there is room again. */
    hourFull: () => {
      log.warn('as many enquiries are mailed as DESK_MAILS_PER_HOUR allows; those that come wait');
    },
    storeRefused: (error: unknown) => {
      const code = codesOf(faultOf(error));
      if (code === refused.code && steadyMs() - refused.atMs < sameRefusalMs) return;
      refused = { code, atMs: steadyMs() };
      log.error({ err: error }, 'store refused');
    },
  };
}

/**
 * What operators hear of the journal held against the database: a line for each enquiry that was missing and is back, one for each
 * place that is damaged. A store or journal that refuses is told by the relay's log.
 */
export function witnessLog(
  log: FastifyBaseLogger,
  { storeRefused }: Pick<ReturnType<typeof relayLog>, 'storeRefused'>,
) {
  let damagedBefore = 0;
  return {
    looked: ({ damage, missingInDatabase, missingInJournal }: Agreement) => {
      for (const enquiry of missingInDatabase) {
        log.error({ enquiry }, 'was missing in the database and is back from the journal');
      }
      for (const enquiry of missingInJournal) {
        log.warn({ enquiry }, 'was missing in the journal and is back from the database');
      }
      for (const place of damage.slice(damagedBefore)) log.error(place, 'the journal is damaged');
      damagedBefore = damage.length;
    },
    failed: storeRefused,
  };
}

/** What tells one fault from another. */
function codesOf({ type, code, message, cause }: Fault): string {
  return [type, code, message, cause === null ? '' : codesOf(cause)].join(' ');
}

const mostPlaces = 8;

/** What may be logged of an error, under the names that tools for logs know. */
type Fault = {
  /** The kind of error, such as "TypeError". */
  type: string;
  /** Node's, the database's or the mail server's code; '' when it has none. */
  code: string;
  /** What the code means, in the fixed words of SQLite; '' for all others. */
  message: string;
  /** Where in the program it happened, the innermost place first. */
  stack: string;
  cause: Fault | null;
};

/** Kinds, codes and places. Never an error's own words: a parser or a database puts in them what a visitor wrote. */
export function faultOf(error: unknown): Fault {
  if (!(error instanceof Error)) {
    return { type: typeof error, code: '', message: '', stack: '', cause: null };
  }
  return {
    type: error.name,
    code: codeOf(error),
    message: textIn(error, 'errstr'),
    stack: placesIn(error),
    cause: error.cause === undefined ? null : faultOf(error.cause),
  };
}

/** The stack begins with the error's words, which may have lines that look like places. */
function placesIn({ stack = '', message }: Error): string {
  const afterWords = stack.slice(stack.indexOf(message) + message.length);
  return afterWords
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, mostPlaces)
    .map((line) => line.trim())
    .join('\n');
}

/** As many lines as wait for a reader who is slow; of a reader who has stopped, no more than these fill the memory. */
const mostWaitingBytes = 1024 * 1024;
const warning = 40;

/**
 * Writes log lines to a stream of the process, whatever becomes of it: a full disk or a reader who went away must not end the
 * desk. Lines that cannot be written are counted, and the log says how many as soon as one can be written again.
 */
export function createLogOutput(stream: Writable) {
  let lost = 0;
  let untold = 0;
  ignoreErrors(stream);

  function countLost(): void {
    lost += 1;
    untold += 1;
  }

  function tellLost(): void {
    const line = { level: warning, time: Date.now(), lost: untold };
    untold = 0;
    const msg = 'lines of the log could not be written';
    stream.write(`${JSON.stringify({ ...line, msg })}\n`, (error) => {
      if (error) untold += line.lost;
    });
  }

  return {
    /** How many lines could not be written since the start. */
    lost: () => lost,
    write: (line: string) => {
      if (stream.writableLength > mostWaitingBytes) return countLost();
      // The last line that was written may have been cut short.
      stream.write(untold > 0 ? `\n${line}` : line, (error) => {
        if (error) countLost();
        else if (untold > 0) tellLost();
      });
    },
  };
}

/** Each write hears of its own error; one that nobody listens to would end the process. */
export function ignoreErrors(stream: Writable): void {
  stream.on('error', () => {});
}
