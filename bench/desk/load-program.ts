// Sends enquiries for bench/desk/, in a process of its own so that it takes no time from the server that is measured.
import { randomUUID } from 'node:crypto';
import { acceptedText, emailjsPaths } from '../../contract/emailjs.ts';
import { sampleParameters, sampleText } from '../../tests/support/desk/sample-enquiry.ts';
import type { LoadOrder, LoadResult } from './load.ts';
import { openConnection } from './load-connection.ts';
import { percentile } from './percentile.ts';

const boundary = '----WaymarkFormBoundary';

async function carryOut({ url, connections, seconds, count }: LoadOrder): Promise<LoadResult> {
  const address = new URL(url);
  const lines = await Promise.all(
    Array.from({ length: connections }, () => openConnection(address)),
  );
  const latenciesMs: number[] = [];
  const refusals = new Set<string>();
  const startedAt = performance.now();
  const processor = process.cpuUsage();
  const isOver = () => begun >= count || performance.now() - startedAt >= seconds * 1_000;
  let begun = 0;

  await Promise.all(
    lines.map(async ({ send }) => {
      while (!isOver()) {
        begun += 1;
        const request = requestFor(address.host, begun);
        const sentAt = performance.now();
        const answer = await send(request);
        latenciesMs.push(performance.now() - sentAt);
        if (answer !== `200 ${acceptedText}`) refusals.add(answer);
      }
    }),
  );
  const tookMs = performance.now() - startedAt;
  const { user, system } = process.cpuUsage(processor);
  for (const { close } of lines) close();
  return {
    refusals: [...refusals],
    perSecond: (latenciesMs.length / tookMs) * 1_000,
    p50Ms: percentile(latenciesMs, 50),
    p99Ms: percentile(latenciesMs, 99),
    clientBusy: (user + system) / 1_000 / tookMs,
  };
}

/** The form as a browser sends it, with an id and a message of its own. */
function requestFor(host: string, number: number): Buffer {
  const message = `${sampleText.message}\r\nThis is question ${number} of mine.`;
  const parts = Object.entries({ ...sampleParameters, enquiry_id: randomUUID(), message }).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const body = `${parts.join('')}--${boundary}--\r\n`;
  const head = [
    `POST ${emailjsPaths.sendForm} HTTP/1.1`,
    `Host: ${host}`,
    `Origin: http://${host}`,
    `Content-Type: multipart/form-data; boundary=${boundary}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
}

process.on('message', (order: LoadOrder) => {
  carryOut(order).then((result) => process.send?.(result));
});
