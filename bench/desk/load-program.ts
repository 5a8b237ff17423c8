// Sends enquiries for bench/desk/, in a process of its own so that it takes no time from the server that is measured.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { acceptedText, wirePaths } from '../../contract/wire.ts';
import { sampleParameters, sampleText } from '../../tests/support/desk/sample-enquiry.ts';
import type { LoadOrder, LoadResult } from './load.ts';
import { percentile } from './percentile.ts';

const boundary = '----WaymarkFormBoundary';
const contentType = `multipart/form-data; boundary=${boundary}`;

async function carryOut({ url, connections, seconds, count }: LoadOrder): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latenciesMs: number[] = [];
  const refusals: string[] = [];
  const startedAt = performance.now();
  const processor = process.cpuUsage();
  let begun = 0;
  const isOver = () => begun >= count || performance.now() - startedAt >= seconds * 1_000;

  async function sendOneAfterAnother(): Promise<void> {
    while (!isOver()) {
      begun += 1;
      const sentAt = performance.now();
      const answer = await post(`${url}${wirePaths.sendForm}`, formBody(begun), agent);
      if (answer === `200 ${acceptedText}`) latenciesMs.push(performance.now() - sentAt);
      else refusals.push(answer);
    }
  }

  await Promise.all(Array.from({ length: connections }, sendOneAfterAnother));
  agent.destroy();
  const tookMs = performance.now() - startedAt;
  const { user, system } = process.cpuUsage(processor);
  return {
    accepted: latenciesMs.length,
    refusals: [...new Set(refusals)],
    perSecond: (latenciesMs.length / tookMs) * 1_000,
    p50Ms: percentile(latenciesMs, 50),
    p99Ms: percentile(latenciesMs, 99),
    clientBusy: (user + system) / 1_000 / tookMs,
  };
}

/** The form as a browser sends it, with an id and a message of its own. */
function formBody(number: number): string {
  const message = `${sampleText.message}\r\nThis is question ${number} of mine.`;
  const parts = Object.entries({ ...sampleParameters, enquiry_id: randomUUID(), message }).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--${boundary}--\r\n`;
}

function post(url: string, body: string, agent: Agent): Promise<string> {
  const headers = { 'content-type': contentType, 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    request(url, { method: 'POST', agent, headers }, (response) => {
      text(response).then((words) => resolve(`${response.statusCode} ${words}`), reject);
    })
      .on('error', reject)
      .end(body);
  });
}

process.on('message', (order: LoadOrder) => {
  carryOut(order).then((result) => process.send?.(result));
});
