import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { type Hosts, openHosts } from '../../../tests/support/reread/hosts.ts';
import { lastOutcomes } from './journal.ts';
import { textOfPage } from './page-text.ts';
import { fingerprintOf, sentencesOf } from './sentences.ts';

const facts = 1_400;
const hostCount = 150;

/** At most so many pages are under way at once, and may have to be asked for again after a stop. */
const underWay = 8;

const program = path.resolve('tests/support/reread/run.ts');
const page = `<body><main><h1>Fees</h1><p>Renewal of a driving licence: £14</p>${'<p>Other words of the page.</p>'.repeat(40)}</main></body>`;

const { blocks } = await textOfPage({ body: Buffer.from(page), contentType: 'text/html' });
const accepted = sentencesOf(blocks).find(({ text }) => text.includes('£14'));
const fingerprint = accepted ? fingerprintOf('£14', accepted) : '';

function start(hosts: Hosts, folder: string) {
  const words = [program, hosts.port, folder, facts, hostCount, fingerprint].map(String);
  return spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
}

test(`${facts} facts over ${hostCount} hosts: a reader killed at any moment goes on, and asks for no page that it has answered`, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-reread-'));
  let stopAt = Number.POSITIVE_INFINITY;
  let child: ReturnType<typeof start> | null = null;
  const pages: string[] = [];
  const hosts = await openHosts((request, response) => {
    const { url = '' } = request;
    if (url === '/robots.txt') {
      response.writeHead(404).end();
      return;
    }
    pages.push(url);
    if (pages.length >= stopAt) child?.kill('SIGKILL');
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  });
  onTestFinished(async () => {
    await hosts.close();
    rmSync(folder, { recursive: true });
  });

  const answeredBefore: string[][] = [];
  // Stops that fall early, in the middle and late, none of them at a round number of pages.
  for (const moment of [3, 111, 340, 587]) {
    stopAt = pages.length === 0 ? moment : Math.max(moment, pages.length + 1);
    child = start(hosts, folder);
    await once(child, 'exit');
    answeredBefore.push(lastOutcomes(folder).map(({ key }) => key));
  }
  stopAt = Number.POSITIVE_INFINITY;
  child = start(hosts, folder);
  const [said] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const { states, peakMb } = JSON.parse(said);
  console.log(`${facts} facts, ${pages.length} pages asked for, ${peakMb} MB at most.`);

  expect(states).toEqual({ same: facts });
  const stops = answeredBefore.length;
  expect(pages.length - new Set(pages).size).toBeLessThanOrEqual(stops * underWay);
  // What was answered before a stop is never lost, and never asked for again after it.
  for (const [index, keys] of answeredBefore.entries()) {
    expect(keys.length).toBeGreaterThan((answeredBefore[index - 1] ?? []).length - 1);
    const later = answeredBefore[index + 1] ?? lastOutcomes(folder).map(({ key }) => key);
    expect(later).toEqual(expect.arrayContaining(keys));
  }
  const askedTwice = [...Map.groupBy(pages, (one) => one)]
    .filter(([, all]) => all.length > 1)
    .map(([one]) => one);
  expect(askedTwice.length).toBeLessThanOrEqual(stops * underWay);
  expect(peakMb).toBeLessThan(400);
}, 60_000);
