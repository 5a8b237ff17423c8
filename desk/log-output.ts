import type { Writable } from 'node:stream';
import type { LogDestination } from './log.ts';

/** As many lines as wait for a reader who is slow; of a reader who has stopped, no more than these fill the memory. */
const mostWaitingBytes = 1024 * 1024;
const warning = 40;

export type LogOutput = LogDestination & {
  /** How many lines could not be written since the start. */
  lost: () => number;
};

/**
 * Writes log lines to a stream of the process, whatever becomes of it: a full disk or a reader who went away must not end the
 * desk. Lines that cannot be written are counted, and the log says how many as soon as one can be written again.
 */
export function createLogOutput(stream: Writable): LogOutput {
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
    lost: () => lost,
    write: (line) => {
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
