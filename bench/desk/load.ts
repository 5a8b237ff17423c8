import { randomUUID } from 'node:crypto';
import type { Options } from 'autocannon';
import { acceptedText, emailjsPaths } from '../../contract/emailjs.ts';
import { importTool } from '../../scripts/install-tools.ts';
import { sampleParameters, sampleText } from '../../tests/support/desk/sample-enquiry.ts';

/** How long, or how many. */
type LoadOrder = Pick<Options, 'url' | 'connections' | 'duration' | 'amount'>;

const boundary = '----WaymarkFormBoundary';

/**
 * Sends enquiries as fast as they are answered, each with an id and a message of its own. Throws when one is not accepted:
 * its speed would count for nothing.
 */
export async function sendLoad(order: LoadOrder) {
  const autocannon: typeof import('autocannon') = await importTool('autocannon', 'bench/tools');
  let begun = 0;
  const startedAt = performance.now();
  const processor = process.cpuUsage();
  const result = await autocannon({
    ...order,
    requests: [
      {
        method: 'POST',
        path: emailjsPaths.sendForm,
        headers: { origin: order.url, 'content-type': `multipart/form-data; boundary=${boundary}` },
        setupRequest: (request) => {
          begun += 1;
          return { ...request, body: formBody(begun) };
        },
      },
    ],
    verifyBody: (body) => body === acceptedText,
  });
  const tookMs = performance.now() - startedAt;
  const { user, system } = process.cpuUsage(processor);
  const { non2xx, errors, mismatches, requests, latency } = result;
  if (non2xx + errors + mismatches > 0) {
    throw new Error(
      `Not every enquiry was accepted: ${non2xx} refused, ${errors} unanswered, ${mismatches} not "${acceptedText}".`,
    );
  }
  return {
    accepted: requests.total,
    perSecond: (requests.total / tookMs) * 1_000,
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    /** How much of a processor core the client itself took, from 0 to 1. */
    clientBusy: (user + system) / 1_000 / tookMs,
  };
}

/** The form as a browser sends it. */
function formBody(number: number): string {
  const message = `${sampleText.message}\r\nThis is question ${number} of mine.`;
  const parts = Object.entries({ ...sampleParameters, enquiry_id: randomUUID(), message }).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--${boundary}--\r\n`;
}
