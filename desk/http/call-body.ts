import type { IncomingMessage } from 'node:http';
import { emailjsLimits } from '../../contract/emailjs.ts';
import { refusals } from './refusals.ts';

/** What is too large is read this far and thrown away: who is cut off while sending never sees the answer. */
const mostReadBytes = 16 * emailjsLimits.maxBodyBytes;

/**
 * The whole body of a call. Throws RefusedCall for one that is too large, that was cut off, or that did not come in time.
 * A limit of our own for the time, and not the server's: only we can answer with headers that let a page read it.
 */
export function readBody(request: IncomingMessage, deadlineMs: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const deadline = setTimeout(() => end(() => reject(refusals.tooSlow())), deadlineMs);
    const take = (chunk: Buffer) => {
      length += chunk.length;
      if (length <= emailjsLimits.maxBodyBytes) chunks.push(chunk);
      if (length > mostReadBytes) refuse();
    };
    const refuse = () => end(() => reject(refusals.tooLarge()));
    const finish = () => {
      if (length > emailjsLimits.maxBodyBytes) refuse();
      else end(() => resolve(Buffer.concat(chunks)));
    };
    const fail = () => end(() => reject(refusals.unreadable('a request')));
    function end(settle: () => void): void {
      clearTimeout(deadline);
      request.off('data', take).off('end', finish);
      settle();
    }
    request.on('data', take).on('end', finish);
    // Stays for good: a line that is cut after the answer is no news.
    request.on('error', fail);
  });
}
